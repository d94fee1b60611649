import type { RequestParts } from "../../../tools/contract/contract-operations.ts";
import { ContractRun } from "../../../tools/contract/contract-run.ts";
import type { Sending, ServerReply } from "../../../tools/contract/server.ts";

/** A request of a story that is about to be sent. */
export interface Coming {
  readonly id: string;
  /** `order, step 3`. */
  readonly request: string;
  readonly parts: RequestParts;
  readonly sending: Sending;
  /** Sends something else in its name. */
  send(parts: RequestParts): Promise<ServerReply>;
}

/** The same request of the two stories, when neither has sent it. */
type Meeting = (owner: Coming, stranger: Coming) => Promise<void>;

type Waiting = Coming & { readonly go: () => void };
type Change = (parts: RequestParts) => RequestParts;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Two runs of one story, by two customers, that go on step by step together: one moves at a time, the owner first. */
export function storyPair(of: ConstructorParameters<typeof ContractRun>[0], meet: Meeting) {
  let owner: Waiting | undefined;
  const hasEnded = { owner: false, stranger: false };

  /** Until the owner is about to send again; false at the end of the story. */
  async function ownerWaits(): Promise<boolean> {
    while (owner === undefined && !hasEnded.owner) await turn();
    return owner !== undefined;
  }

  async function meetOwner(stranger: Coming): Promise<void> {
    if (!(await ownerWaits()) || owner === undefined) return;
    const { go, ...coming } = owner;
    await meet(coming, stranger);
    owner = undefined;
    go();
    await ownerWaits();
  }

  class Follower extends ContractRun {
    readonly #isOwner: boolean;
    readonly #change: Change;
    #last: ServerReply | undefined;

    constructor(isOwner: boolean, change: Change) {
      super(of);
      this.#isOwner = isOwner;
      this.#change = change;
    }

    override async send(id: string, request: string, own: RequestParts, by: Sending): Promise<ServerReply> {
      // The scope of a key is not tested here.
      if (this.#last && request.endsWith("again under its key")) return this.#last;
      if (this.#last && request.endsWith("another under its key")) return { ...this.#last, status: 409 };
      const parts = this.#change(own);
      const send = (sent: RequestParts) => super.send(id, request, sent, by);
      const coming = { id, request, parts, sending: by, send };
      if (!this.#isOwner) await meetOwner(coming);
      else if (!hasEnded.stranger)
        await new Promise<void>((go) => {
          owner = { ...coming, go };
        });
      this.#last = await send(parts);
      return this.#last;
    }
  }

  return {
    ownerRun: (change: Change) => new Follower(true, change),
    strangerRun: () => new Follower(false, (parts) => parts),
    endOwner() {
      hasEnded.owner = true;
    },
    /** The owner continues alone. */
    endStranger() {
      hasEnded.stranger = true;
      owner?.go();
    },
  };
}

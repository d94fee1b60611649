import type { Browser, BrowserContext, Page, Request } from "playwright";
import type { ContractOperation } from "../../sandbox/contract/load-contract.ts";
import type { SignInPerson } from "../../sandbox/people.ts";
import type { SavedState } from "../../sandbox/saved-state.ts";
import type { Acting } from "../actions.ts";
import type { KnownFields } from "../answers.ts";
import type { Random } from "../random.ts";
import { FUNCTION_NAMES } from "../read-view.ts";
import { type RequestWatch, watchErrors, watchRequests } from "../requests.ts";
import type { SandboxLink } from "../sandbox-link.ts";
import { refusedPart } from "../shared-faults.ts";
import type { SoakedClient } from "../user-simulator.ts";
import { findIds } from "./belongings.ts";
import { Ledger } from "./ledger.ts";
import { watchRuns } from "./watch-runs.ts";

/** The input of a visitor. */
export interface VisitorParts {
  readonly browser: Browser;
  readonly sandbox: SandboxLink;
  readonly fields: KnownFields;
  /** The operation that ends a sign-in. */
  readonly signOut: Pick<ContractOperation, "method" | "path">;
  /** The share of the replies that fail, from 0 to 1. */
  readonly faults: number;
}

/** A person with a browser of their own, its tabs, and the ledger of their views. */
export interface Visitor {
  readonly client: SoakedClient;
  readonly person: SignInPerson;
  readonly ledger: Ledger;
  readonly errors: readonly string[];
  /** The tab in use; others may be open beside it. */
  page: Page;
  requests(page: Page): RequestWatch;
  pageNumber(page: Page): number;
  acting(): Acting;
  /** The customer's current ids: a `plan`, `device` or `request`, and the `t` of the newest mailed link. */
  belongings(): Promise<(name: string) => string | undefined>;
  close(): Promise<void>;
}

/** Opens a browser for a person; `before` is the back end's initial content. */
export async function openVisitor(
  of: VisitorParts,
  { client, person, random }: { readonly client: SoakedClient; readonly person: SignInPerson; readonly random: Random },
  before: SavedState,
): Promise<Visitor> {
  const { browser, sandbox, fields, faults } = of;
  const context: BrowserContext = await browser.newContext({ reducedMotion: "reduce" });
  await context.addInitScript(FUNCTION_NAMES);
  // Playwright's own interception would switch the browser's cache off.
  await context.addInitScript(refuseSome, refusedPart(faults));
  const errors: string[] = [];
  await watchErrors(context, (error) => errors.push(error));
  const ledger = new Ledger();
  const { pageNumber } = await watchRuns(context, ledger);
  const { method, path } = of.signOut;
  const isSignOut = (request: Request) => request.method() === method && new URL(request.url()).pathname.endsWith(path);
  context.on("request", (request) => isSignOut(request) && ledger.signedOut());
  const watches = new Map<Page, RequestWatch>();
  context.on("page", (page) => watches.set(page, watchRequests(page)));
  const order = random.pick(listOrders(before, person.client));
  const know = async () => ({ person, order, code: await sandbox.newestCode(person).catch(() => undefined) });
  const visitor: Visitor = {
    ...{ client, person, ledger, errors, pageNumber, page: await context.newPage() },
    requests: (page) => watches.get(page) ?? { pending: () => 0, quietMs: () => 0 },
    acting: () => ({ page: visitor.page, fields, random, know }),
    async belongings() {
      const [state, link] = await Promise.all([sandbox.state(), sandbox.newestLink(person)]);
      return (name) => (name === "t" ? link?.split("/").at(-1) : random.pick(findIds(state, person, name)));
    },
    close: () => context.close(),
  };
  return visitor;
}

const listOrders = ({ tables }: SavedState, client: string) =>
  (tables.orders ?? [])
    .filter((row) => row.client === client.toLowerCase())
    .map(({ order_id, purchased_on }) => ({ id: String(order_id), day: String(purchased_on) }));

/** Runs in the page: the browser refuses this share of the requests to the back end. */
const refuseSome = (share: number): void => {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const isRefused = new URL(address, location.href).pathname.startsWith("/services/") && Math.random() < share;
    if (isRefused) throw new TypeError("Failed to fetch");
    return ask(input, init);
  };
};

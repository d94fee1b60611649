import { valueAt } from "../../src/documents/findings/inside.ts";
import type { Block } from "../../src/documents/generated/screen.ts";
import { elementsOf, type JsonObject, member, membersOf } from "../../src/documents/json.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import { type Edge, edgesOf, NEXT } from "../../src/documents/uses/flow-edges.ts";
import { statesOf } from "../../src/documents/uses/flow-links.ts";
import { nameInJourney } from "../../src/documents/uses/references.ts";
import { SYSTEM_EVENTS, toldEvents } from "../../src/documents/uses/told-events.ts";
import { substituteFor } from "../../src/engine/index.ts";
import { wayId } from "./explore.ts";
import { isKnownEmpty, knownTruth } from "./known-truth.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** Why a way cannot be taken for this client and programme. */
export type Unreachable = ReadonlyMap<string, string>;

/** What the documents themselves prove to be out of reach in a flow, for a client and a programme, with the reason. */
export function unreachableWays(walked: WalkedFlow, flow = walked.document): Unreachable {
  const proof = new Proof(walked, flow);
  return new Map(
    edgesOf(walked.checked, flow).flatMap((edge) => {
      const why = proof.whyNot(edge);
      return why === undefined ? [] : [[wayId({ flow: fullName(flow), at: `/${edge.path.join("/")}` }), why] as const];
    }),
  );
}

class Proof {
  readonly #walked: WalkedFlow;
  readonly #flow: SourceDocument;
  readonly #scope: JsonObject;
  readonly #reached: Set<string>;

  constructor(walked: WalkedFlow, flow: SourceDocument) {
    this.#walked = walked;
    this.#flow = flow;
    this.#scope = fixedScope(walked, flow);
    this.#reached = new Set();
    this.#reachStates();
  }

  whyNot(edge: Edge): string | undefined {
    if (edge.from !== undefined && !this.#reached.has(edge.from)) return `nothing leads to state "${edge.from}"`;
    return this.#whyClosed(edge);
  }

  /** The outcomes with which the flow can end. */
  outcomes(): ReadonlySet<string> {
    const reached = statesOf(this.#flow).filter(({ name }) => this.#reached.has(name));
    return new Set(
      reached.flatMap(({ state }) => {
        const outcome = member(member(state, "final"), "outcome");
        return typeof outcome === "string" ? [outcome] : [];
      }),
    );
  }

  #whyClosed(edge: Edge): string | undefined {
    if (knownTruth(member(edge.transition, "if"), this.#scope) === false) return "its condition is never true here";
    if (this.#isShadowed(edge)) return "one before it is always taken here";
    const opener = edge.isOfOverlay ? this.#openerOf(edge) : undefined;
    if (opener !== undefined && this.whyNot(opener) !== undefined)
      return "what opens the flow inside cannot happen here";
    if (edge.cause === "on" && this.#isUnsent(edge)) return `nothing on its screens sends "${edge.name}" here`;
    if (edge.cause === "failed" && edge.from === undefined && this.#isHandledBefore(edge))
      return "every call handles that failure itself";
    if (edge.cause === "done" && this.#isNoOutcome(edge)) return `the flow inside never ends with "${edge.name}" here`;
    return undefined;
  }

  /** The way that opens the flow over the page whose outcome an edge follows. */
  #openerOf({ path }: Edge): Edge | undefined {
    const at = JSON.stringify(path.slice(0, path.lastIndexOf("open")));
    return edgesOf(this.#walked.checked, this.#flow).find((one) => JSON.stringify(one.path) === at);
  }

  #isShadowed({ path }: Edge): boolean {
    const index = path.at(-1);
    if (typeof index !== "number" || path.includes("at")) return false;
    const list = elementsOf(valueAt(this.#flow.value, path.slice(0, -1)));
    return list.slice(0, index).some((one) => knownTruth(member(one, "if"), this.#scope) === true);
  }

  #isUnsent({ name = "", from }: Edge): boolean {
    if (SYSTEM_EVENTS.includes(name) || ["BACK", "DISMISS"].includes(name)) return false;
    const { checked } = this.#walked;
    if (toldEvents(checked).some((told) => told.name === name)) return false;
    const states =
      from === undefined
        ? this.#walked.under.flatMap((flow) => statesOf(flow).map((one) => ({ ...one, flow })))
        : [{ state: valueAt(this.#flow.value, ["states", from]), flow: this.#flow, name: from }];
    return !states.some(
      ({ state, flow, name: at }) =>
        (flow !== this.#flow || this.#reached.has(at)) && this.#mayShowing(flow, state, name),
    );
  }

  /** Whether the screen of a state may have a control that sends an event. */
  #mayShowing(flow: SourceDocument, state: unknown, event: string): boolean {
    const screen = member(state, "screen");
    if (typeof screen !== "string") return member(state, "wait") !== undefined;
    const owners = { client: this.#scope.client, programme: this.#scope.programme };
    const found = this.#walked.screen(substituteFor("screens", nameInJourney(screen, flow), owners));
    return found === undefined || this.#maySend(found.screen.blocks, event, fixedScope(this.#walked, flow));
  }

  #maySend(blocks: Readonly<Record<string, Block>> | undefined, event: string, scope: JsonObject): boolean {
    return Object.values(blocks ?? {}).some((block) => {
      if (knownTruth(block.visibleWhen, scope) === false) return false;
      if (block.each !== undefined && isKnownEmpty(block.each.in, scope)) return false;
      const said = membersOf(block.on).some(([, send]) => member(send, "send") === event);
      const unsaid = Object.entries(this.#walked.checked.component(block.use)?.events ?? {}).some(
        ([, { sends }]) => sends === event,
      );
      return said || unsaid || this.#maySend(block.children, event, scope);
    });
  }

  #isHandledBefore({ name = "" }: Edge): boolean {
    const asking = statesOf(this.#flow).filter(
      ({ name: at, state }) => this.#reached.has(at) && (member(state, "call") ?? member(state, "calls")) !== undefined,
    );
    return asking.every(({ state }) =>
      [name, "*"].some((one) => {
        const own = member(member(state, "failed"), one);
        return own !== undefined && [own].flat().some((transition) => member(transition, "if") === undefined);
      }),
    );
  }

  #isNoOutcome({ from, name, isOfOverlay, path }: Edge): boolean {
    const holder = isOfOverlay
      ? valueAt(this.#flow.value, path.slice(0, path.lastIndexOf("open") + 1))
      : from && valueAt(this.#flow.value, ["states", from]);
    const inner = member(holder, "flow");
    if (typeof inner !== "string" || name === undefined || name === "*") return false;
    const reference = substituteFor("flows", nameInJourney(inner, this.#flow), {
      client: this.#scope.client,
      programme: this.#scope.programme,
    });
    const found = this.#walked.checked.index.find("flow", reference);
    return found !== undefined && found !== this.#flow && !new Proof(this.#walked, found).outcomes().has(name);
  }

  /** Grows from the start along every way that is not closed, until nothing more is reached. */
  #reachStates(): void {
    const entries = statesOf(this.#flow).flatMap(({ name, state }) => (member(state, "entry") === true ? [name] : []));
    for (const name of [String(member(this.#flow.value, "start")), ...entries]) this.#reached.add(name);
    const edges = edgesOf(this.#walked.checked, this.#flow);
    for (let size = -1; size !== this.#reached.size; ) {
      size = this.#reached.size;
      for (const edge of edges) {
        if (this.whyNot(edge) === undefined) for (const target of this.#targets(edge)) this.#reached.add(target);
      }
    }
  }

  #targets({ transition }: Edge): string[] {
    const to = member(transition, "to");
    if (typeof to !== "string") return [];
    const steps = elementsOf(member(this.#flow.value, "steps"));
    if (to !== NEXT || steps.length === 0) return [to];
    return steps.flatMap((step) =>
      knownTruth(member(step, "if"), this.#scope) === false ? [] : [String(member(step, "to"))],
    );
  }
}

/** What rules of a flow read that is the same whatever happens. */
function fixedScope({ portal, programme }: WalkedFlow, flow: SourceDocument): JsonObject {
  const reference = fullName(flow);
  const known = programme === undefined ? undefined : portal.programmes[programme];
  const defaults = membersOf(member(member(flow.value, "settings"), "properties")).map(([name, type]) => [
    name,
    member(type, "default"),
  ]);
  const chosen = [portal.client, known].flatMap((owner) =>
    [flow.id, reference].map((name) => member(member(owner, "settings"), name)),
  );
  return {
    client: portal.client,
    ...(known === undefined ? {} : { programme: known }),
    settings: Object.assign(Object.fromEntries(defaults), ...chosen),
    rules: member(flow.value, "rules"),
  };
}

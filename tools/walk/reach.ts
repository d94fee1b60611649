import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { type Edge, listEdges } from "../../src/checker/uses/flow-edges.ts";
import { type DraftState, findScreen, listForms, listStates } from "../../src/checker/uses/flow-links.ts";
import { nameInJourney } from "../../src/checker/uses/references.ts";
import { withSubstitutes } from "../../src/checker/uses/substitutions.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { NEXT, substituteFor } from "../../src/engine/index.ts";
import { momentFor, type Reach, whyClosed } from "./closed-transitions.ts";
import { KnownFlow, learnFrom } from "./known-flow.ts";
import type { Possible } from "./possible.ts";
import { type Known, possibleValues } from "./possible-values.ts";
import { declaredData, type WalkedFlow } from "./walked-flow.ts";

/**
 * The reachable states of a flow, and of all flows in it, for a client and a programme. The set grows from the start
 * along every transition that is not proved to be closed, until it is complete.
 */
export class GrownReach implements Reach {
  readonly walked: WalkedFlow;
  readonly #flows = new Map<FlowDocument, KnownFlow>();

  constructor(walked: WalkedFlow) {
    this.walked = walked;
    const top = this.flow(walked.document);
    for (const name of declaredData(walked.document).keys())
      if (isInput(walked.document, name)) top.learn(name, undefined);
    this.#enter(top);
    for (let size = -1; size !== this.#size(); ) {
      size = this.#size();
      for (const flow of [...this.#flows.values()]) this.#grow(flow);
    }
  }

  /** The facts about a flow; a flow that no other runs has no reached states. */
  flow(document: FlowDocument): KnownFlow {
    const known = this.#flows.get(document) ?? new KnownFlow(this.walked, document);
    this.#flows.set(document, known);
    return known;
  }

  get flows(): readonly KnownFlow[] {
    return [...this.#flows.values()];
  }

  /** Why a transition cannot be taken; `undefined` when it can. */
  whyNot(edge: Edge, document: FlowDocument): string | undefined {
    if (edge.from !== undefined && !this.flow(document).reached.has(edge.from))
      return `nothing leads to state "${edge.from}"`;
    return whyClosed(this, edge, document);
  }

  /** The substitute of a named flow, for this client and programme. */
  inner(named: unknown, within: FlowDocument): FlowDocument | undefined {
    if (typeof named !== "string") return undefined;
    const { portal, programme, checkContext } = this.walked;
    const owners = { client: portal.client, programme: portal.programmes[programme ?? ""] };
    return checkContext.index.find("flow", substituteFor("flows", nameInJourney(named, within), owners));
  }

  #size(): number {
    return this.flows.reduce((sum, { size }) => sum + size, 0);
  }

  #enter(flow: KnownFlow): void {
    const entries = listStates(flow.document).flatMap(({ name, state }) =>
      member(state, "entry") === true ? [name] : [],
    );
    for (const name of [String(member(flow.document.value, "start")), ...entries]) flow.reached.add(name);
  }

  #grow(flow: KnownFlow): void {
    for (const edge of listEdges(this.walked.checkContext, flow.document)) {
      if (this.whyNot(edge, flow.document) !== undefined) continue;
      const known = flow.known(momentFor(this, edge, flow), edge.from);
      for (const target of possibleTargets(edge, flow)) flow.reached.add(target);
      learnFrom(flow, edge.transition, known);
      this.#begin(member(edge.transition, "open"), flow, known);
    }
    for (const { name, state } of listStates(flow.document)) {
      if (!flow.reached.has(name)) continue;
      this.#begin(state, flow, flow.known());
      this.#fillIn(flow, state);
    }
  }

  /** The result of a form on a screen may have any value, in whichever flow takes it. */
  #fillIn(flow: KnownFlow, state: DraftState): void {
    const { checkContext } = this.walked;
    const screen = findScreen(checkContext, flow.document, state);
    const screens = screen === undefined ? [] : withSubstitutes(checkContext, "screen", screen);
    const forms = screens
      .flatMap((one) => listForms(checkContext, one))
      .flatMap((one) => withSubstitutes(checkContext, "form", one));
    for (const form of forms) for (const one of this.flows) one.fillIn(form);
  }

  /** An inner flow begins with its given input. */
  #begin(holder: unknown, outer: KnownFlow, known: Known): void {
    const inner = this.inner(member(holder, "flow"), outer.document);
    if (inner === undefined) return;
    const flow = this.flow(inner);
    this.#enter(flow);
    for (const name of arrayElements(member(inner.value, "input"))) {
      const rule = member(member(holder, "with"), String(name));
      const values: Possible = rule === undefined ? [undefined] : possibleValues(rule, known);
      flow.learn(String(name), values);
    }
  }
}

const isInput = (flow: FlowDocument, name: string) => arrayElements(member(flow.value, "input")).includes(name);

/** The states to which a transition may lead: for the next step, each whose condition may be true. */
function possibleTargets({ transition }: Edge, flow: KnownFlow): string[] {
  const to = member(transition, "to");
  if (typeof to !== "string") return [];
  const steps = arrayElements(member(flow.document.value, "steps"));
  if (to !== NEXT || steps.length === 0) return [to];
  return steps.flatMap((step) => (flow.truthOfStep(step) === false ? [] : [String(member(step, "to"))]));
}

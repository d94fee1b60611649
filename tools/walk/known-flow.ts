import { isDeepStrictEqual } from "node:util";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { type FlowDocument, fullName, type SourceDocument } from "../../src/checker/read/source-document.ts";
import { derivedRules } from "../../src/checker/uses/derived-values.ts";
import { withNamedRules } from "../../src/checker/uses/named-rules.ts";
import { arrayElements, type JsonObject, member, objectEntries, objectKeys } from "../../src/documents/json.ts";
import { fieldChoices } from "./field-choices.ts";
import { statesWithoutForms } from "./given-names.ts";
import { distinct, isNever, type Possible, SOMETHING } from "./possible.ts";
import { type Known, knownTruth, possibleValues } from "./possible-values.ts";
import { declaredData, type WalkedFlow } from "./walked-flow.ts";
import { withDerivedValues } from "./with-derived-values.ts";

/** The roots that rules read of an event. */
export type Moment = (root: string, key: string | undefined) => Possible;

/** A flow with the paths that its rules read. */
export interface FlowAsKnown {
  readonly document: FlowDocument;
  /** `state`: where the rule is evaluated; what a customer answered before is known to be given. */
  known(moment?: Moment, state?: string): Known;
}

/** The most values that are distinguished. */
const FEW = 16;

/** The reachable parts of a flow as far as the documents tell; it only ever grows. */
export class KnownFlow implements FlowAsKnown {
  readonly document: FlowDocument;
  /** The states that can be entered. */
  readonly reached = new Set<string>();
  readonly #fixed: Readonly<Record<string, unknown>>;
  readonly #data: Map<string, Possible>;
  readonly #programme: string | undefined;
  readonly #rules: JsonObject;
  /** Fields of forms on its screens, and those of them that may be shown: `form.field`. */
  readonly #fields = new Set<string>();
  readonly #given = new Set<string>();
  /** The answers to fields whose choices are known. */
  readonly #choices = new Map<string, Possible>();
  /** The states that can be entered without a form's result, by the form. */
  readonly #statesWithout: ReadonlyMap<string, ReadonlySet<string>>;
  /** Fields that a form or one of its substitutes does not always ask for. */
  readonly #optional = new Set<string>();
  /** Returns whether the call added a fact. */
  #size = 0;

  constructor(walked: WalkedFlow, document: FlowDocument) {
    this.document = document;
    this.#fixed = fixedValues(walked, document);
    this.#data = initialData(walked.checkContext, document);
    this.#programme = walked.programme;
    this.#statesWithout = statesWithoutForms(walked.checkContext, document);
    const own = member(withNamedRules(walked.checkContext, document), "rules");
    this.#rules = {
      ...Object.fromEntries(objectEntries(own)),
      ...Object.fromEntries(objectEntries(member(this.#fixed.programme, "rules"))),
    };
  }

  /** Grows with each added fact. */
  get size(): number {
    return this.#size + this.reached.size;
  }

  /** Notes a possible value of a name of the data. */
  learn(name: string, values: Possible): void {
    const [root = name] = name.split(".");
    if (!this.#data.has(root)) return;
    const before = this.#data.get(root);
    if (before === undefined) return;
    const after = values === undefined || root !== name ? undefined : distinct([...before, ...values]);
    if (after?.length === before.length) return;
    this.#data.set(root, after);
    this.#size += 1;
  }

  /** The flow with one value for each name of its data, for all combinations; empty when there are too many. */
  alternatives(names: readonly string[]): readonly FlowAsKnown[] {
    let cases: (readonly (readonly [string, unknown])[])[] = [[]];
    for (const name of names) {
      const values = this.#data.has(name) ? (this.#data.get(name) ?? [undefined, SOMETHING]) : [];
      if (values.length > 0) cases = cases.flatMap((one) => values.map((value) => [...one, [name, value] as const]));
      if (cases.length > FEW) return [];
    }
    return cases.length < 2 ? [] : cases.map((one) => this.where(new Map(one)));
  }

  /** The flow where some of its data have one value. */
  where(data: ReadonlyMap<string, unknown>): FlowAsKnown {
    const known = (moment?: Moment, state?: string): Known => {
      const whole = this.known(moment, state);
      const isOne = (root: string, key: string | undefined) => root === "data" && key !== undefined && data.has(key);
      return { ...whole, at: (root, key) => (isOne(root, key) ? [data.get(key ?? "")] : whole.at(root, key)) };
    };
    return { document: this.document, known };
  }

  /** Notes the fields of a form that may be filled in. */
  fillIn(form: SourceDocument): void {
    this.learn(form.id, undefined);
    const known = withDerivedValues(this.known(), member(form.value, "derived"));
    const own = new Set(objectKeys(member(form.value, "fields")).map((name) => `${form.id}.${name}`));
    for (const at of this.#fields) if (at.startsWith(`${form.id}.`) && !own.has(at)) this.#optional.add(at);
    for (const [name, field] of objectEntries(member(form.value, "fields"))) {
      const at = `${form.id}.${name}`;
      this.#fields.add(at);
      const isAsked = member(field, "visibleWhen") === undefined && member(field, "requiredWhen") === undefined;
      if (!isAsked || member(field, "required") === undefined) this.#optional.add(at);
      this.#choose(at, fieldChoices(field, known));
      if (this.#given.has(at) || knownTruth(member(field, "visibleWhen"), known) === false) continue;
      this.#given.add(at);
      this.#size += 1;
    }
  }

  #choose(at: string, choices: Possible): void {
    if (this.#choices.has(at) && isDeepStrictEqual(this.#choices.get(at), choices)) return;
    this.#choices.set(at, choices);
    this.#size += 1;
  }

  /** The scope of the rules of the flow and of its screens. `moment`: the paths that they read of an event. */
  known(moment?: Moment, state?: string): Known {
    const given = [...this.#statesWithout].flatMap(([form, states]) =>
      state === undefined || states.has(state) ? [] : [form],
    );
    return this.#knownWith(new Set(given), moment);
  }

  #knownWith(given: ReadonlySet<unknown>, moment?: Moment): Known {
    return {
      rules: this.#rules,
      derived: derivedRules(this.document),
      at: (root, key) => {
        const values = this.#at(root, key, moment);
        return root === "data" && given.has(key) ? present(values) : values;
      },
      answersTo: (form, field) => {
        const at = `${form}.${field}`;
        const answers = this.#answersTo(at);
        return given.has(form) && !this.#optional.has(at) ? present(answers) : answers;
      },
    };
  }

  /**
   * The truth of the condition of a step when it is the next one: each step before it that has no condition has its
   * result. False when one of these can have none.
   */
  truthOfStep(step: unknown): boolean | undefined {
    const steps = arrayElements(member(this.document.value, "steps"));
    const before = steps.slice(0, steps.indexOf(step)).filter((one) => member(one, "if") === undefined);
    const made = new Set(before.map((one) => member(one, "sets")));
    if ([...made].some((name) => isNever(this.#data.get(String(name))))) return false;
    return knownTruth(member(step, "if"), this.#knownWith(made));
  }

  #answersTo(at: string): Possible {
    return this.#fields.has(at) && !this.#given.has(at) ? [undefined] : this.#choices.get(at);
  }

  #at(root: string, key: string | undefined, moment?: Moment): Possible {
    if (root === "data") return key === undefined ? undefined : this.#data.get(key);
    if (root === "session") return this.#ofSession(key);
    if (!Object.hasOwn(this.#fixed, root)) return moment?.(root, key);
    const value = this.#fixed[root];
    return [key === undefined ? value : member(value, key)];
  }

  /** A walk is for customers who hold its programme, or no programme: only this part of the session is fixed. */
  #ofSession(key: string | undefined): Possible {
    if (key === "programme") return [this.#programme];
    return key === "programmes" && this.#programme === undefined ? [undefined] : undefined;
  }
}

const present = (values: Possible): Possible => values?.filter((one) => one !== undefined);

/** The fixed values: the client, the programme, and their settings of the flow. */
function fixedValues({ portal, programme }: WalkedFlow, flow: FlowDocument): Readonly<Record<string, unknown>> {
  const known = programme === undefined ? undefined : portal.programmes[programme];
  const defaults = objectEntries(member(member(flow.value, "settings"), "properties")).map(([name, type]) => [
    name,
    member(type, "default"),
  ]);
  const chosen = [portal.client, known].flatMap((owner) =>
    [flow.id, fullName(flow)].map((name) => member(member(owner, "settings"), name)),
  );
  return {
    client: portal.client,
    programme: known,
    settings: Object.assign(Object.fromEntries(defaults), ...chosen),
  };
}

/** The initial data: the result of a form, which has the form's name, is absent. */
function initialData({ index }: CheckContext, flow: FlowDocument): Map<string, Possible> {
  const given = index.of("form").map(({ id }) => [id, [undefined]] as const);
  const declared = [...declaredData(flow)].map(([name, schema]) => {
    const first = member(schema, "default");
    const isCleared = arrayElements(member(schema, "dependsOn")).length > 0 || first === undefined;
    return [name, isCleared && first !== undefined ? [first, undefined] : [first]] as const;
  });
  return new Map<string, Possible>([...given, ...declared]);
}

/** Notes how a transition changes data. */
export function learnFrom(flow: KnownFlow, transition: unknown, known: Known): void {
  for (const [name, rule] of objectEntries(member(transition, "set"))) flow.learn(name, possibleValues(rule, known));
  for (const name of arrayElements(member(transition, "unset"))) flow.learn(String(name), [undefined]);
}

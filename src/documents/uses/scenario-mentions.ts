import type { CheckedDocuments } from "../checked-documents.ts";
import type { JsonPath } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { flowsShowing } from "./flow-links.ts";
import { flowsUnder } from "./flow-uses.ts";
import { type Mention, mentionAtEnd, type Thing } from "./mention.ts";
import { flowOfScenarios } from "./reference-mentions.ts";
import { nameInJourney } from "./references.ts";
import { fieldThings, thingsInData } from "./thing-ids.ts";

/** What scenarios name that their schema leaves open: data of the flow on view, answers by field, values of the session. */
export function scenarioMentions(checked: CheckedDocuments, document: SourceDocument): Mention[] {
  if (document.kind !== "scenarios") return [];
  const flow = flowOfScenarios(document, checked);
  if (flow === undefined) return [];
  const all = [...flowsUnder(checked, flow)];
  return membersOf(member(document.value, "scenarios")).flatMap(([name, scenario]) => {
    const path = ["scenarios", name];
    const steps = [scenario, ...elementsOf(member(scenario, "steps"))];
    const told = sessionMentions(document, member(scenario, "given"), [...path, "given"]);
    const mentions = steps.flatMap((step, index) => {
      const at = index === 0 ? path : [...path, "steps", index - 1];
      const flows = flowsOnView(checked, document, steps.slice(0, index + 1), all);
      return stepMentions({ checked, document, flows, all }, step, at);
    });
    return [...told, ...mentions];
  });
}

interface Place {
  readonly checked: CheckedDocuments;
  readonly document: SourceDocument;
  /** Those that can be on view. */
  readonly flows: readonly SourceDocument[];
  readonly all: readonly SourceDocument[];
}

/** The flows that show the screen that was named last; all, where that does not say. */
function flowsOnView(
  checked: CheckedDocuments,
  document: SourceDocument,
  steps: readonly unknown[],
  all: readonly SourceDocument[],
): readonly SourceDocument[] {
  const named = steps.map((step) => member(member(step, "then"), "screen")).findLast((one) => typeof one === "string");
  const screen = named && checked.index.find("screen", nameInJourney(String(named), document));
  const showing = screen ? flowsShowing(checked, screen).filter((flow) => all.includes(flow)) : [];
  return showing.length > 0 ? showing : all;
}

function stepMentions(place: Place, step: unknown, at: JsonPath): Mention[] {
  const { document } = place;
  const [when, then] = [member(step, "when"), member(step, "then")];
  return [
    ...membersOf(member(then, "data")).flatMap(([name, values]) =>
      dataMentions(place, [...at, "then", "data"], name, values),
    ),
    ...membersOf(member(when, "form")).flatMap(([form, values]) =>
      answerMentions(place, formsNamed(place, form), [...at, "when", "form", form], values),
    ),
    ...sessionMentions(document, when, [...at, "when"]),
  ];
}

function dataMentions(place: Place, holder: JsonPath, name: string, values: unknown): Mention[] {
  const { checked, document } = place;
  const path = [...holder, name];
  const things = thingsNamed(place, name);
  const own = things.flatMap((thing) => mentionAtEnd(document, { path, part: "key" }, { ...thing, name }));
  const forms = things.flatMap(({ kind, id }) => (kind === "form" ? (checked.index.find("form", id) ?? []) : []));
  return [...own, ...answerMentions(place, forms, path, values)];
}

/** What a name of data stands for on view; where nothing there is called so, the flow on view has ended since. */
function thingsNamed({ checked, flows, all }: Place, name: string): Thing[] {
  const thingsOf = (some: readonly SourceDocument[]) =>
    unique(some.flatMap((flow) => thingsInData(checked, flow, name)));
  const onView = thingsOf(flows);
  return onView.length > 0 ? onView : thingsOf(all);
}

const formsNamed = ({ checked, document }: Place, form: string): readonly SourceDocument[] =>
  [checked.index.find("form", nameInJourney(form, document)) ?? []].flat();

function answerMentions({ document }: Place, forms: readonly SourceDocument[], holder: JsonPath, values: unknown) {
  return membersOf(values).flatMap(([name]) =>
    forms
      .flatMap((form) => fieldThings(form, name))
      .flatMap((thing) => mentionAtEnd(document, { path: [...holder, name], part: "key" }, { ...thing, name })),
  );
}

function sessionMentions(document: SourceDocument, holder: unknown, at: JsonPath): Mention[] {
  return membersOf(member(holder, "session")).flatMap(([name]) => {
    const path = [...at, "session", name];
    return mentionAtEnd(document, { path, part: "key" }, { kind: "session-data", id: name, name });
  });
}

const unique = (things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [`${thing.kind} ${thing.id}`, thing])).values(),
];

import type { JsonObject } from "../rules/value.ts";
import type { RunEvent } from "./event.ts";
import type { FlowSet } from "./flow-set.ts";
import { type Marks, stripMembers } from "./marks.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * The event as it may be stored or shown: null replaces each sensitive field of a form, each value under the name of
 * sensitive data, and a result that may not be stored. `before` names the call of a result.
 */
export function storableEvent(flows: FlowSet, before: Snapshot | undefined, event: RunEvent): RunEvent {
  switch (event.kind) {
    case "screen": {
      const { form } = event;
      if (form === undefined) return stripValues(flows, event);
      const name = form.id.slice(form.id.lastIndexOf("/") + 1);
      const { [name]: values = {} } = stripData(flows, { [name]: form.values });
      return { ...stripValues(flows, event), form: { id: form.id, values } };
    }
    case "system":
      return stripValues(flows, event);
    case "done":
      return flows.secretAnswers().has(before?.pending[event.token]?.call ?? "") ? { ...event, result: null } : event;
    default:
      return event;
  }
}

function stripValues<Event extends { readonly name: string; readonly with?: JsonObject }>(
  flows: FlowSet,
  event: Event,
): Event {
  if (event.with === undefined) return event;
  const known = stripMembers(event.with, flows.events().get(event.name) ?? NO_MARKS);
  return { ...event, with: stripData(flows, known) };
}

const NO_MARKS = new Map<string, Marks>();

/** Values by the names of data, without the values that any flow marks under that name. */
export function stripData<Data extends Readonly<Record<string, unknown>>>(flows: FlowSet, data: Data): Data {
  return [...flows.marks().values()].reduce((rest, marks) => stripMembers(rest, marks.data), data);
}

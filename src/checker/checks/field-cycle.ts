import { feedingCycle, fieldReads } from "../../forms/field-reads.ts";
import { fieldsOfForm } from "../uses/form-fields.ts";
import { type Check, ofEach } from "./check.ts";

/** A field's rules do not depend on the field itself, directly or through other fields. */
export const fieldCycle: Check = {
  ids: ["field-cycle"],
  run: ofEach(["form"], (context, form) => {
    const fields = fieldsOfForm(context, form);
    const names = fields.map(({ name }) => name);
    const reads = new Map(fields.map(({ name, field, group }) => [name, fieldReads(field, names, group).feeds]));
    const cycle = feedingCycle(reads);
    const first = fields.find(({ name }) => name === cycle?.[0]);
    if (cycle === undefined || first === undefined) return [];
    return [
      {
        spot: { path: first.path, part: "key" as const },
        message: `the fields ${cycle.map((name) => `"${name}"`).join(" → ")} depend on each other, so none can be computed first`,
        hint: "let one of them read something else in its visibleWhen, value, means or options",
      },
    ];
  }),
};

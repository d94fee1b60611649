/**
 * What a document can say and none says yet, by the reason why it is there all the same. What a flow, screen, form,
 * call, route or client says for the first time is taken off here.
 */
export const unusedConstructs: readonly { readonly reason: string; readonly names: readonly string[] }[] = [
  {
    reason: "forms of other tools ask for numbers, months and times of day; no journey here does yet",
    names: ["Field.type number", "Field.type month", "Field.type time", "Field.decimals", "Field.inputMode decimal"],
  },
  {
    reason: "A field of a catalogue may ask for a secret; no programme does yet.",
    names: ["Field.sensitive"],
  },
];

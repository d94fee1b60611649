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
    reason: "Rules that people bring from JSON Logic, or write for a back end's notation; no rule here does yet.",
    names: ["round", "lower", "substr", "replace", "format"].map((name) => `operator ${name}`),
  },
  {
    reason: "Settings may be times of day, time zones and currencies, as members of documents are; no setting here is.",
    names: ["time-of-day", "time-zone", "currency"].map((name) => `DataType.format ${name}`),
  },
  {
    reason: "An amount in another currency than the client's: fees of other countries come with paying.",
    names: ["MoneyText.currency"],
  },
  {
    reason: "Forms of other tools ask for several answers in one field; no journey here does yet.",
    names: ["Field.type list", "Field.fields", "Field.entry", "Field.add"],
  },
  {
    reason: "Forms of other tools suggest texts from a load; the back end of no journey here has a call for it.",
    names: [
      "Field.type combobox",
      "Field.suggestions",
      ...["in", "as", "value", "hint", "fills"].map((name) => `Suggestions.${name}`),
    ],
  },
  {
    reason:
      "An option may say as much whether it is written out or made of a list; the hand-over's are made of a list.",
    names: ["Option.earliest"],
  },
  {
    reason: "Forms of other tools require or close a field by another answer; forms here show and hide it instead.",
    names: ["Field.requiredWhen", "Field.disabledWhen"],
  },
  {
    reason: "A field of a catalogue may ask for a secret; no programme does yet.",
    names: ["Field.sensitive"],
  },
  {
    reason:
      "Card fields in a frame: the journey of a payment comes with an issue of its own; tests of the renderer use it.",
    names: [
      "Post.with",
      "ExternalFrame.allow camera",
      "ExternalFrame.allow microphone",
      "ExternalFrame.allow geolocation",
      "ExternalFrame.allow usb",
      "ExternalFrame.sandbox allow-popups",
      "ExternalFrame.sandbox allow-popups-to-escape-sandbox",
      "ExternalFrame.sandbox allow-modals",
      "ExternalFrame.sandbox allow-downloads",
      "ExternalFrame.sandbox allow-storage-access-by-user-activation",
      "Programme.frames",
    ],
  },
  {
    reason: "The way to a payment page and back: as above; tests of runs use it (`sample-till.ts`).",
    names: ["OpenExternalWithQuery.fields"],
  },
];

export { radioCardsFieldExamples } from "./cards-examples.ts";
export { radioListFieldExamples } from "./list-examples.ts";
export { slotCardsFieldExamples } from "./slot-examples.ts";

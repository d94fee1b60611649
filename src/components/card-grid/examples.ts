import type { Example } from "../example.ts";
import type { cardGridContract } from "./contract.ts";

/** `card-grid` as customers meet it. */
export const cardGridExamples: readonly Example<typeof cardGridContract>[] = [
  { name: "ordinary", language: "en", props: {}, slots: { content: "Cards." } },
];

import type { Example } from "../example.ts";
import type { cardGridContract } from "./contract.ts";

export const cardGridExamples: readonly Example<typeof cardGridContract>[] = [
  { name: "ordinary", language: "en", props: {}, slots: { content: "Cards." } },
];

import type { Example } from "../example.ts";
import type { stackContract } from "./contract.ts";

export const stackExamples: readonly Example<typeof stackContract>[] = [
  { name: "ordinary", language: "en", props: {}, slots: { content: "Two blocks that belong together." } },
  { name: "small", language: "en", props: { gap: "small" }, slots: { content: "Close." } },
  { name: "equal widths", language: "en", props: { equalWidths: true }, slots: { content: "As wide as the widest." } },
  { name: "large", language: "en", props: { gap: "large" }, slots: { content: "Far." } },
];

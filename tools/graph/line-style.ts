import type { DiagramTransition, Walked } from "./flow-diagram.ts";

/** The style of a line; its meaning is never shown by colour alone. */
export interface LineStyle {
  readonly colour: string;
  readonly line: "solid" | "dashed" | "dotted";
  readonly width: number;
  /** The label of the line. */
  readonly word: string;
}

const COLOURS: Readonly<Record<Walked, string>> = {
  taken: "#0b5d3b",
  untaken: "#b3001b",
  "out of reach": "#5f6368",
  "not walked": "#1f3a8a",
};

const WORDS: Readonly<Record<Walked, string>> = {
  taken: "",
  untaken: "never taken",
  "out of reach": "out of reach",
  "not walked": "",
};

/** The style of a line: failures are dashed, unreachable transitions dotted, and untaken ones labelled. */
export function lineStyle({ walked, isFailure }: Pick<DiagramTransition, "walked" | "isFailure">): LineStyle {
  const isOut = walked === "out of reach";
  const plain = isFailure ? "dashed" : "solid";
  return {
    colour: walked === "taken" && isFailure ? "#8a4b00" : COLOURS[walked],
    line: isOut ? "dotted" : plain,
    width: walked === "untaken" ? 2.5 : 1.2,
    word: WORDS[walked],
  };
}

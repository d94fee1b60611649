import type { DiagramTransition, Walked } from "./flow-diagram.ts";

/** How a line is drawn; what it means is never told by its colour alone. */
export interface LineStyle {
  readonly colour: string;
  readonly line: "solid" | "dashed" | "dotted";
  readonly width: number;
  /** Said beside the line. */
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

/** The style of a line: failures are dashed, what cannot be come to is dotted, and what was not taken says so. */
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

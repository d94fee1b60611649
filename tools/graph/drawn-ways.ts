import type { FlowPicture, PictureWay, Walked } from "./flow-picture.ts";

/** Ways between the same two states that look the same, drawn as one line. */
export interface DrawnWay extends Omit<PictureWay, "label"> {
  readonly labels: readonly string[];
}

/** The lines of a picture: ways that stay where they are are not drawn, and those side by side are one. */
export function drawnWays({ ways }: FlowPicture): DrawnWay[] {
  const drawn = new Map<string, DrawnWay>();
  for (const { label, ...way } of ways) {
    if (way.from === way.to) continue;
    const key = JSON.stringify(way);
    const labels = [...(drawn.get(key)?.labels ?? []), label];
    drawn.set(key, { ...way, labels: [...new Set(labels)] });
  }
  return [...drawn.values()];
}

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
export function lineStyle({ walked, isFailure }: Pick<PictureWay, "walked" | "isFailure">): LineStyle {
  const isOut = walked === "out of reach";
  const plain = isFailure ? "dashed" : "solid";
  return {
    colour: walked === "taken" && isFailure ? "#8a4b00" : COLOURS[walked],
    line: isOut ? "dotted" : plain,
    width: walked === "untaken" ? 2.5 : 1.2,
    word: WORDS[walked],
  };
}

import type { ComponentContract } from "../contract.ts";
import { deviceDrawingNames } from "../icons/device-drawing-names.ts";

export const carouselContract = {
  name: "carousel",
  summary: "Cards in a row that the customer scrolls. Nothing moves by itself.",
  props: {
    label: { kind: "text", description: "What the cards are.", examples: ["start-page.benefits.label"] },
    previousText: { kind: "text", description: "Scrolls back.", examples: ["shell.carousel.previous"] },
    nextText: { kind: "text", description: "Scrolls on.", examples: ["shell.carousel.next"] },
  },
  required: ["label", "previousText", "nextText"],
  slots: ["slides"],
  takes: { slides: ["slide"] },
  isLazy: true,
} as const satisfies ComponentContract;

export const slideContract = {
  name: "slide",
  summary: "A card of a carousel: an offer, and an action.",
  props: {
    title: { kind: "text", description: "The offer.", examples: ["start-page.benefits.advisor"] },
    text: { kind: "text", description: "What it is, in a sentence.", examples: ["start-page.benefits.advisor-text"] },
    picture: {
      kind: "value",
      description: "The drawing above it; none when absent.",
      examples: ["phone"],
      schema: { type: "string", enum: deviceDrawingNames },
    },
  },
  required: ["title"],
  slots: ["actions"],
  partOf: "carousel",
  isLazy: true,
} as const satisfies ComponentContract;

import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { Device } from "../database/tables.ts";

const imageFiles: Readonly<Record<Device["category"], string>> = {
  phone: "phone.svg",
  tablet: "tablet.svg",
  laptop: "laptop.svg",
  headphones: "headphones.svg",
  earphones: "headphones.svg",
  smartwatches: "phone.svg",
  "game-consoles": "tablet.svg",
  televisions: "television.svg",
  refrigerators: "refrigerator.svg",
  "washing-machines": "washing-machine.svg",
  "air-conditioners": "air-conditioner.svg",
  "air-purifiers": "air-conditioner.svg",
  "robot-vacuums": "washing-machine.svg",
};

const texts = new Map(
  Object.values(imageFiles).map((file) => [file, readFileSync(new URL(`images/${file}`, import.meta.url), "utf8")]),
);

/** The file name of the picture of a kind of device. */
export const imageFile = (category: Device["category"]): string => imageFiles[category];

/** Serves the pictures by file name. */
export const images = new Hono().get("/:file", (context) => {
  const text = texts.get(context.req.param("file"));
  if (text === undefined) return context.notFound();
  return context.body(text, 200, {
    "content-type": "image/svg+xml",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "cache-control": "public, max-age=300",
  });
});

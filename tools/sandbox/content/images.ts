import { readFileSync } from "node:fs";
import { Hono } from "hono";
import type { Device } from "../database/tables.ts";

/** Only phones have pictures here, so that the portal's own drawings of other kinds are on view too. */
const imageFiles: Partial<Readonly<Record<Device["category"], string>>> = { phone: "phone.svg" };

const texts = new Map(
  Object.values(imageFiles).map((file) => [file, readFileSync(new URL(`images/${file}`, import.meta.url), "utf8")]),
);

/** The file name of the picture of a kind of device; undefined for a kind without one. */
export const imageFile = (category: Device["category"]): string | undefined => imageFiles[category];

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

import type { Device } from "../database/tables.ts";

/** The number of a device's model in the catalogue of devices: its make, model and capacity in capitals. */
export const catalogueNumber = ({ make, model, capacity }: Pick<Device, "make" | "model" | "capacity">): string =>
  [make, model, capacity ?? ""]
    .join(" ")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

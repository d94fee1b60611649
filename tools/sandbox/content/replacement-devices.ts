import { readFileSync } from "node:fs";
import type { Device } from "../database/tables.ts";

/** By kind, make and model: the sizes of storage, the colours, and how many of each there are at first. */
type Stock = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, StockedModel>>>>>>;
type StockedModel = readonly [capacities: readonly string[], colours: readonly string[], atFirst: number];

/** A model that is sent in place of a device. */
export interface ReplacementModel {
  /** Its id in the catalogue of assets. */
  readonly id: string;
  readonly category: string;
  readonly make: string;
  readonly model: string;
}

/** A model of one size and colour. */
export interface ReplacementDevice {
  readonly id: string;
  readonly model: ReplacementModel;
  readonly capacity?: string;
  readonly colour?: string;
  /** The number in each country's warehouse, at first. */
  readonly atFirst: number;
}

const stock: Stock = JSON.parse(readFileSync(new URL("stock.json", import.meta.url), "utf8"));

const toId = (...words: readonly (string | undefined)[]) =>
  words
    .filter((word) => word !== undefined)
    .join("-")
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "-");

/** Every device that a warehouse can have, by model. */
const devices: readonly ReplacementDevice[] = Object.entries(stock).flatMap(([category, makes]) =>
  Object.entries(makes).flatMap(([make, models]) =>
    Object.entries(models).flatMap(([model, stocked]) =>
      devicesOfModel({ id: toId(make, model), category, make, model }, stocked),
    ),
  ),
);

function devicesOfModel(model: ReplacementModel, [sizes, colours, atFirst]: StockedModel): ReplacementDevice[] {
  const orNone = (values: readonly string[]) => (values.length === 0 ? [undefined] : values);
  return orNone(sizes).flatMap((capacity) =>
    orNone(colours).map((colour) => ({
      id: toId(model.make, model.model, capacity, colour),
      model,
      ...(capacity !== undefined && { capacity }),
      ...(colour !== undefined && { colour }),
      atFirst,
    })),
  );
}

/** The devices of the same model; empty when it is discontinued. */
export const sameDevices = ({ category, make, model }: Device): readonly ReplacementDevice[] =>
  devices.filter(({ model: one }) => one.category === category && one.make === make && one.model === model);

/** The devices of other models of its kind, by its own maker if that has any. */
export function alternativeDevices({ category, make, model }: Device): readonly ReplacementDevice[] {
  const others = devices.filter(({ model: one }) => one.category === category && one.model !== model);
  const ofMaker = others.filter(({ model: one }) => one.make === make);
  return ofMaker.length > 0 ? ofMaker : others;
}

/** The device of that id. */
export const findReplacementDevice = (id: string): ReplacementDevice | undefined =>
  devices.find((device) => device.id === id);

/** All devices of the warehouses. */
export const listReplacementDevices = (): readonly ReplacementDevice[] => devices;

import { isJsonObject } from "../../documents/json.ts";

/** Whether a stored value has a shape; other members do not matter. */
type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === "string";
const count: Shape = (value) => typeof value === "number" && Number.isInteger(value) && value >= 0;
const instant: Shape = (value) => typeof value === "number";
const flag: Shape = (value) => typeof value === "boolean";
const oneOf =
  (...texts: readonly unknown[]): Shape =>
  (value) =>
    texts.includes(value);
const maybe =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
const list =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);
const nonEmptyList =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(shape);
const record =
  (shape: Shape): Shape =>
  (value) =>
    isJsonObject(value) && Object.values(value).every(shape);
const shaped =
  (parts: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isJsonObject(value) && Object.entries(parts).every(([name, shape]) => shape(value[name]));

const opening = shaped({ at: text, by: count, over: count });

const frame = shaped({ flow: text, state: text, data: isJsonObject, open: maybe(opening) });

const undo = list(
  shaped({
    flow: text,
    state: text,
    open: maybe(opening),
    data: maybe(isJsonObject),
    set: maybe(isJsonObject),
    unset: maybe(list(text)),
  }),
);

const place = shaped({
  flows: nonEmptyList(text),
  via: list(text),
  state: text,
  visit: count,
  over: maybe(count),
});

const pendingCall = shaped({
  call: text,
  name: maybe(text),
  variant: maybe(text),
  input: isJsonObject,
  isUnsafe: flag,
  key: maybe(text),
  hash: maybe(text),
  answer: maybe(isJsonObject),
  poll: maybe(shaped({ ends: instant, timer: maybe(text) })),
});

/** Whether a value is a snapshot as the engine writes them; the engine checks whether it fits the flows. */
export const isSnapshotShaped: Shape = shaped({
  format: oneOf(1),
  release: text,
  run: text,
  rev: count,
  subject: maybe(text),
  context: shaped({ id: text, hash: text }),
  frames: nonEmptyList(frame),
  path: list(shaped({ at: place, undo })),
  floor: count,
  visit: count,
  left: maybe(undo),
  pending: record(pendingCall),
  timers: record(instant),
  keys: maybe(record(shaped({ key: text, hash: text }))),
  nonces: maybe(record(text)),
  show: maybe(
    shaped({ key: text, args: maybe(isJsonObject), tone: oneOf("good", "info", "warn", "bad"), visit: count }),
  ),
  fieldErrors: maybe(record(text)),
});

/** The names of drawings of kinds of devices; `device` is any kind, `box` the one that a device came in. */
export const deviceDrawingNames = [
  "phone",
  "tablet",
  "laptop",
  "watch",
  "earphones",
  "headphones",
  "console",
  "television",
  "refrigerator",
  "washing-machine",
  "air-conditioner",
  "air-purifier",
  "robot-vacuum",
  "hood",
  "box",
  "device",
] as const;

export type DeviceDrawingName = (typeof deviceDrawingNames)[number];

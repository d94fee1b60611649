import type { ReactElement } from "react";
import type { DeviceDrawingName } from "./device-drawing-names.ts";
import styles from "./icons.module.css";

interface DeviceDrawingProps {
  readonly name?: DeviceDrawingName | undefined;
  /** In CSS pixels; the lines are of one weight in every size. */
  readonly size: 32 | 40 | 56;
}

/** A kind of device as a line drawing, in the colour of the words around it and hidden from screen readers. */
export function DeviceDrawing({ name = "device", size }: DeviceDrawingProps) {
  return (
    <svg
      className={`${styles.icon} ${styles.drawing}`}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-drawing={name}
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}

const shapes: Readonly<Record<DeviceDrawingName, ReactElement>> = {
  phone: (
    <>
      <rect x="14" y="4.5" width="20" height="39" rx="4.5" />
      <path d="M21.5 9h5M21 38.5h6" />
    </>
  ),
  tablet: (
    <>
      <rect x="8.5" y="5.5" width="31" height="37" rx="3.5" />
      <path d="M21.5 38h5" />
    </>
  ),
  laptop: (
    <>
      <rect x="9" y="9.5" width="30" height="21" rx="2.5" />
      <path d="M4.5 34.5h39l-1.5 3a1.5 1.5 0 0 1-1.4.9H7.4A1.5 1.5 0 0 1 6 37.5Z" />
    </>
  ),
  watch: (
    <>
      <rect x="13.5" y="13.5" width="21" height="21" rx="5.5" />
      <path d="m17.5 13.5 1.4-8.5h10.2l1.4 8.5M17.5 34.5l1.4 8.5h10.2l1.4-8.5M34.5 21.5H36v5h-1.5M24 19v5l3.5 2.5" />
    </>
  ),
  earphones: (
    <path d="M13 8a6 6 0 0 1 6 6v25a3 3 0 0 1-6 0V20a6 6 0 0 1 0-12Zm22 0a6 6 0 0 0-6 6v25a3 3 0 0 0 6 0V20a6 6 0 0 0 0-12Z" />
  ),
  headphones: (
    <>
      <path d="M8.5 28v-2.5a15.5 15.5 0 0 1 31 0V28" />
      <rect x="7" y="28" width="8" height="13" rx="3" />
      <rect x="33" y="28" width="8" height="13" rx="3" />
    </>
  ),
  console: (
    <path d="M15 14h18a10 10 0 0 1 9.8 12l-1.2 6a4.4 4.4 0 0 1-7.8 2l-3.2-4H17.4l-3.2 4a4.4 4.4 0 0 1-7.8-2l-1.2-6A10 10 0 0 1 15 14ZM14 22h6M17 19v6M31 20.5v.01M34 23.5v.01" />
  ),
  television: (
    <>
      <rect x="4.5" y="9" width="39" height="25" rx="2.5" />
      <path d="m16.5 34-2.5 6M31.5 34l2.5 6" />
    </>
  ),
  refrigerator: (
    <>
      <rect x="13" y="4.5" width="22" height="36" rx="3" />
      <path d="M13 18h22M18 10v4M18 22v7M17 40.5v3M31 40.5v3" />
    </>
  ),
  "washing-machine": (
    <>
      <rect x="9" y="5" width="30" height="38" rx="3" />
      <circle cx="24" cy="28" r="9.5" />
      <path d="M9 14h30M14 9.5h6M33 9.5v.01M14.5 28.5c3.2-2.4 6.3-2.4 9.5 0s6.3 2.4 9.5 0" />
    </>
  ),
  "air-conditioner": (
    <>
      <rect x="4.5" y="10" width="39" height="16" rx="3.5" />
      <path d="M10.5 20.5h27M36 15h2M15 31c0 2.8-2 3.2-2 6M24 31v6.5M33 31c0 2.8 2 3.2 2 6" />
    </>
  ),
  "air-purifier": (
    <>
      <rect x="13" y="4.5" width="22" height="39" rx="5" />
      <circle cx="24" cy="18" r="5.5" />
      <path d="M19 30h10M19 34h10M19 38h10" />
    </>
  ),
  "robot-vacuum": (
    <>
      <circle cx="24" cy="24" r="19" />
      <circle cx="24" cy="25.5" r="5" />
      <path d="M9.5 17a17 17 0 0 1 29 0M24 37v.01" />
    </>
  ),
  hood: <path d="M18 5.5h12v12.5l12 12v5.5H6V30l12-12ZM6 30h36M16 40.5v2.5M24 40.5v2.5M32 40.5v2.5" />,
  box: <path d="m24 5.5 16.5 8.7v19.6L24 42.5 7.5 33.8V14.2Zm-16.5 8.7L24 23l16.5-8.8M24 23v19.5" />,
  device: (
    <>
      <path d="M21 39H10a3.5 3.5 0 0 1-3.5-3.5v-25A3.5 3.5 0 0 1 10 7h21.5a3.5 3.5 0 0 1 3.5 3.5V14" />
      <rect x="26" y="18.5" width="15.5" height="24.5" rx="3.5" />
      <path d="M32 39h3.5" />
    </>
  ),
};

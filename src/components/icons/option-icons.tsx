import { drawIcon } from "./Icon.tsx";

/** A possible day. */
export const CalendarIcon = drawIcon(
  <>
    <rect x="4" y="5.5" width="16" height="15" rx="2.5" />
    <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
  16,
);

/** It cannot be chosen. */
export const LockIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m5.8 5.8 12.4 12.4" />
  </>,
  16,
);

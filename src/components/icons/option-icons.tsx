import { drawIcon } from "./Icon.tsx";

/** A possible day. */
export const CalendarIcon = drawIcon(
  <>
    <rect x="4" y="5.5" width="16" height="15" rx="2.5" />
    <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
  16,
);

/** When it is open. */
export const ClockIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 6.5V12l3.5 2.5" />
  </>,
  16,
);

/** How far away it is. */
export const PlaceIcon = drawIcon(
  <>
    <path d="M12 21.5s7-6.4 7-11.5a7 7 0 0 0-14 0c0 5.1 7 11.5 7 11.5Z" />
    <circle cx="12" cy="10" r="2.5" />
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

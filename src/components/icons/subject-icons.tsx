import { drawIcon } from "./Icon.tsx";

/** A plan that protects. */
export const ShieldIcon = drawIcon(
  <>
    <path d="M12 3 5 5.5v5.7c0 4.4 2.8 8 7 9.8 4.2-1.8 7-5.4 7-9.8V5.5Z" />
    <path d="m9 11.8 2.2 2.2 3.9-4.2" />
  </>,
  24,
);

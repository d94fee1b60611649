import { Icon } from "./Icon.tsx";

/** A state by shape: a tick, a full ring, an empty ring, a cross. */
export function StateSign({ state }: { readonly state: "done" | "now" | "next" | "failed" }) {
  return <Icon size={24}>{shapes[state]}</Icon>;
}

const shapes = {
  done: (
    <>
      <circle cx="12" cy="12" r="9" fill="currentColor" />
      <path d="m8 12.3 2.7 2.7 5.3-5.6" stroke="var(--surface-raised)" strokeWidth="2" />
    </>
  ),
  now: (
    <>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="4.5" fill="currentColor" />
    </>
  ),
  next: <circle cx="12" cy="12" r="9" />,
  failed: (
    <>
      <circle cx="12" cy="12" r="9" fill="currentColor" />
      <path d="m9 9 6 6m0-6-6 6" stroke="var(--surface-raised)" strokeWidth="2" />
    </>
  ),
};

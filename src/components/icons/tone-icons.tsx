import { Icon } from "./Icon.tsx";

/** The tone of a message. */
export type Tone = "good" | "info" | "warn" | "bad";

type IconSize = 16 | 20 | 24;

/** The sign of a tone, so that colour is never its only mark. */
export function ToneIcon({ tone, size = 20 }: { readonly tone: Tone; readonly size?: IconSize }) {
  return <Icon size={size}>{shapes[tone]}</Icon>;
}

const shapes = {
  good: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8.2 12.3 2.6 2.6 5-5.4" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11.2v4.8M12 8v.01" />
    </>
  ),
  warn: (
    <>
      <path d="M10.3 4.3 2.7 17.5A2 2 0 0 0 4.4 20.5h15.2a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0Z" />
      <path d="M12 9.5v4M12 16.8v.01" />
    </>
  ),
  bad: (
    <>
      <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z" />
      <path d="M12 8v4.5M12 16v.01" />
    </>
  ),
};

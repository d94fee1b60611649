import { Icon } from "./Icon.tsx";

/** A kind of device, or the box that it came in. */
export type DeviceKind = keyof typeof shapes;

/** A kind of device as a drawing. */
export function DeviceKindIcon({ kind }: { readonly kind: DeviceKind }) {
  return <Icon size={24}>{shapes[kind]}</Icon>;
}

const shapes = {
  phone: (
    <>
      <rect x="7" y="2.5" width="10" height="19" rx="2.5" />
      <path d="M11 18.5h2" />
    </>
  ),
  tablet: (
    <>
      <rect x="4.5" y="3" width="15" height="18" rx="2" />
      <path d="M11 18h2" />
    </>
  ),
  laptop: (
    <>
      <rect x="5" y="5" width="14" height="10" rx="1.5" />
      <path d="M2.5 18.5h19" />
    </>
  ),
  watch: (
    <>
      <rect x="7" y="7" width="10" height="10" rx="2.5" />
      <path d="m9 7 .6-4h4.8l.6 4M9 17l.6 4h4.8l.6-4" />
    </>
  ),
  earphones: (
    <path d="M6.5 4a3 3 0 0 1 3 3v12.5a1.5 1.5 0 0 1-3 0V10a3 3 0 0 1 0-6Zm11 0a3 3 0 0 0-3 3v12.5a1.5 1.5 0 0 0 3 0V10a3 3 0 0 0 0-6Z" />
  ),
  headphones: (
    <>
      <path d="M4 16v-3a8 8 0 0 1 16 0v3" />
      <rect x="3.5" y="14" width="4" height="6" rx="1.5" />
      <rect x="16.5" y="14" width="4" height="6" rx="1.5" />
    </>
  ),
  console: (
    <>
      <path d="M7.5 7h9a5 5 0 0 1 4.9 6l-.6 3a2.2 2.2 0 0 1-3.9 1l-1.6-2H8.7l-1.6 2a2.2 2.2 0 0 1-3.9-1l-.6-3a5 5 0 0 1 4.9-6Z" />
      <path d="M7 11h3M8.5 9.5v3M15.5 11v.01" />
    </>
  ),
  box: (
    <>
      <path d="m12 3 8 4.2v9.6L12 21l-8-4.2V7.2Z" />
      <path d="m4 7.2 8 4.3 8-4.3M12 11.5V21" />
    </>
  ),
};

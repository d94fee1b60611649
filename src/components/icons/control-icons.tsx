import { drawIcon, Icon } from "./Icon.tsx";
import styles from "./icons.module.css";

/** Back to the previous screen. */
export const BackIcon = drawIcon(<path d="M19 12H5M11 18l-6-6 6-6" />);

/** A list opens below. */
export const DownIcon = drawIcon(<path d="m6 9.5 6 6 6-6" />, 16);

/** Removes something. */
export const CrossIcon = drawIcon(<path d="M6 6l12 12M18 6 6 18" />);

/** Help is available. */
export const HelpIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.7M12 16.6v.01" />
  </>,
);

/** A list of places to go. */
export const MenuIcon = drawIcon(<path d="M4 7h16M4 12h16M4 17h16" />, 24);

/** There is news. */
export const BellIcon = drawIcon(
  <path d="M6 10a6 6 0 0 1 12 0c0 4.5 1.5 6 2.2 6.8H3.8C4.5 16 6 14.5 6 10ZM10 19.8a2.2 2.2 0 0 0 4 0" />,
  24,
);

/** A person to talk to. */
export const ChatIcon = drawIcon(<path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4Z" />, 24);

/** On to the next. */
export const ForwardIcon = drawIcon(<path d="m9 5.5 6.5 6.5L9 18.5" />);

/** Back to the one before. */
export const BackwardIcon = drawIcon(<path d="M15 5.5 8.5 12l6.5 6.5" />);

/** Opens outside this page. */
export const OutsideIcon = drawIcon(<path d="M9 7h8v8M17 7 7 17" />, 16);

/** Languages. */
export const GlobeIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3.5 12h17M12 3c2.6 2.6 3.9 5.6 3.9 9s-1.3 6.4-3.9 9c-2.6-2.6-3.9-5.6-3.9-9S9.4 5.6 12 3Z" />
  </>,
);

/** An eye, crossed out while the password is visible. */
export function EyeIcon({ isCrossed }: { readonly isCrossed: boolean }) {
  return (
    <Icon>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      {isCrossed && <path d="m4 20 16-16" />}
    </Icon>
  );
}

/** Something is in progress. */
export function SpinnerIcon() {
  return (
    <span className={styles.spinner}>
      <Icon>
        <path d="M12 3a9 9 0 1 0 9 9" />
      </Icon>
    </span>
  );
}

import type { ReactElement } from "react";
import { Icon } from "./Icon.tsx";
import type { PlanIconName } from "./plan-icon-names.ts";
import { ShieldIcon } from "./subject-icons.tsx";

const drawn = (shape: ReactElement) => <Icon size={24}>{shape}</Icon>;

const icons: Readonly<Record<PlanIconName, ReactElement>> = {
  shield: <ShieldIcon />,
  price: drawn(
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v10M14.6 9.2c-.6-.9-1.5-1.2-2.6-1.2-1.5 0-2.6.7-2.6 1.9 0 2.8 5.4 1.3 5.4 4.2 0 1.2-1.2 1.9-2.8 1.9-1.2 0-2.2-.4-2.8-1.3" />
    </>,
  ),
  steps: drawn(<path d="M4 6h2M4 12h2M4 18h2M9.5 6H20M9.5 12H20M9.5 18H20" />),
  calendar: drawn(
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
      <path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4" />
    </>,
  ),
  sparkle: drawn(<path d="M12 4.5c.7 4.4 2.6 6.3 7 7-4.4.7-6.3 2.6-7 7-.7-4.4-2.6-6.3-7-7 4.4-.7 6.3-2.6 7-7Z" />),
  lock: drawn(
    <>
      <rect x="5.5" y="11" width="13" height="9" rx="2" />
      <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </>,
  ),
  document: drawn(<path d="M7 3.500h7l4 4V20.500H7ZM14 3.500v4h4M9.5 12h6M9.5 16h6" />),
};

/** The drawing on a card of a plan. */
export const PlanIcon = ({ name }: { readonly name: PlanIconName }) => icons[name];

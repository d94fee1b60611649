import type { MouseEvent, ReactNode } from "react";
import { mainId } from "./FrameMain.tsx";
import look from "./frame-parts.module.css";

interface FrameHeaderProps {
  readonly logo: ReactNode;
  readonly skipText: string;
  readonly children?: ReactNode;
}

/** The top of every frame: a link past it, the brand, and what the frame puts at its end. */
export function FrameHeader({ logo, skipText, children }: FrameHeaderProps) {
  return (
    <header className={look.header}>
      <a className={look.skip} href={`#${mainId}`} onClick={focusMain}>
        {skipText}
      </a>
      <div className={look.row}>
        <div className={look.brand}>{logo}</div>
        <div className={look.end}>{children}</div>
      </div>
    </header>
  );
}

/** Goes there without touching the address, which belongs to the router. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(mainId)?.focus();
}

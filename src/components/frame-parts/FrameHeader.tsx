import type { MouseEvent, ReactNode } from "react";
import { mainId } from "./FrameMain.tsx";
import look from "./look.module.css";

interface FrameHeaderProps {
  readonly logo: string;
  readonly logoText: string;
  readonly skipText: string;
  readonly children?: ReactNode;
}

/** The top of every frame: a link past it, the brand, and what the frame puts at its end. */
export function FrameHeader({ logo, logoText, skipText, children }: FrameHeaderProps) {
  return (
    <header className={look.header}>
      <a className={look.skip} href={`#${mainId}`} onClick={focusMain}>
        {skipText}
      </a>
      <div className={look.row}>
        <img className={look.logo} src={logo} alt={logoText} height="32" />
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

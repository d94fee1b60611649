import type { BlockProps } from "../block-props.ts";
import { FrameHeader } from "../frame-parts/FrameHeader.tsx";
import { FrameMain } from "../frame-parts/FrameMain.tsx";
import { Logo } from "../logo/Logo.tsx";
import type { publicFrameContract } from "./contract.ts";
import styles from "./public-frame.module.css";

/** The frame before sign-in: header, one column, a quiet footer. */
export function PublicFrame({ logo, logoText, skipText, slots }: BlockProps<typeof publicFrameContract>) {
  return (
    <div className={styles.frame}>
      <FrameHeader logo={<Logo source={logo} text={logoText} />} skipText={skipText}>
        {slots?.header}
      </FrameHeader>
      <FrameMain className={styles.main}>{slots?.page}</FrameMain>
      {slots?.footer !== undefined && <footer className={styles.footer}>{slots.footer}</footer>}
    </div>
  );
}

import type { BlockProps } from "../block-props.ts";
import { FrameHeader } from "../frame-parts/FrameHeader.tsx";
import { FrameMain } from "../frame-parts/FrameMain.tsx";
import { Logo } from "../logo/Logo.tsx";
import type { customerFrameContract } from "./contract.ts";
import styles from "./customer-frame.module.css";

/** The frame after sign-in: header with the customer's name, a page as wide as lists need, a quiet footer. */
export function CustomerFrame(props: BlockProps<typeof customerFrameContract>) {
  const { logo, logoText, skipText, customerName, slots } = props;
  return (
    <div className={styles.frame}>
      <FrameHeader logo={slots?.logo ?? <Logo source={logo} text={logoText} />} skipText={skipText}>
        {customerName !== undefined && <span className={styles.customerName}>{customerName}</span>}
        {slots?.header}
      </FrameHeader>
      <FrameMain className={styles.main}>{slots?.page}</FrameMain>
      {slots?.footer !== undefined && <footer className={styles.footer}>{slots.footer}</footer>}
    </div>
  );
}

import type { BlockProps } from "../block-props.ts";
import type { toastRegionContract } from "./contract.ts";
import styles from "./toast-region.module.css";

/** Banners over the page: under the header on phones, in the corner on wide screens. Each announces itself. */
export function ToastRegion({ label, slots }: BlockProps<typeof toastRegionContract>) {
  return (
    <section className={styles.region} aria-label={label}>
      {slots?.toasts}
    </section>
  );
}

import styles from "./icons.module.css";

interface ColourSwatchProps {
  /** CSS hexadecimal notation with six digits; an attribute of the drawing, never a style. */
  readonly colour: string;
  readonly size: 16 | 24;
}

/** A colour beside its name. It has an outline, so that it shows on a surface of its own colour. */
export function ColourSwatch({ colour, size }: ColourSwatchProps) {
  return (
    <svg
      className={`${styles.icon} ${styles.swatch}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="1.5" y="1.5" width="21" height="21" rx="6" fill={colour} />
    </svg>
  );
}

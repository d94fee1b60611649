import styles from "./whole-numbers.module.css";

/** A number in parts, such as #12-2391 or +65-6000-0142: browsers break lines after its hyphens. */
const IN_PARTS = /([#+]?\d+(?:-\d+)+)/;

/** A text in which no line breaks inside a number. */
export function WholeNumbers({ text }: { readonly text: string | undefined }) {
  if (text === undefined || !IN_PARTS.test(text)) return text;
  return text.split(IN_PARTS).map((part, at) =>
    IN_PARTS.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity.
      <span key={at} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

import type { BlockProps } from "../block-props.ts";
import { OutsideIcon, SpinnerIcon } from "../icons/control-icons.tsx";
import { WholeNumbers } from "../whole-numbers/WholeNumbers.tsx";
import type { linkContract } from "./contract.ts";
import styles from "./link.module.css";
import underlined from "./underline.module.css";

/** Addresses for a telephone or a mail program: the page stays. */
const isToProgram = (href: string) => /^(?:tel|mailto):/.test(href);

interface PressedLinkProps extends BlockProps<typeof linkContract> {
  readonly className: string | undefined;
}

/** Leads to another step (`press`), opens the document at `href` in a new tab, or starts a call or an email. */
export function Link(props: BlockProps<typeof linkContract>) {
  const { text, href, newTabText, size = "normal" } = props;
  const className = size === "small" ? `${styles.link} ${styles.small}` : styles.link;
  if (href === undefined) return <PressedLink {...props} className={className} />;
  const words = <Words text={text} />;
  if (isToProgram(href)) {
    return (
      <a className={className} href={href}>
        {words}
      </a>
    );
  }
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <OutsideIcon />
      {newTabText !== undefined && " "}
      {newTabText !== undefined && <span className="visually-hidden">{newTabText}</span>}
    </a>
  );
}

/** While busy it keeps the focus, shows its busy label and ignores presses. */
function PressedLink({ className, text, busyText, isBusy, isDisabled, on }: PressedLinkProps) {
  return (
    <button
      type="button"
      className={className}
      disabled={isDisabled && !isBusy}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) on?.press?.();
      }}
    >
      {isBusy && <SpinnerIcon />}
      <Words text={isBusy ? (busyText ?? text) : text} />
    </button>
  );
}

const Words = ({ text }: { text: string }) => (
  <span className={`${underlined.underline} ${styles.words}`}>
    <WholeNumbers text={text} />
  </span>
);

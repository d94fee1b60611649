import type { BlockProps } from "../block-props.ts";
import { DownIcon, GlobeIcon } from "../icons/control-icons.tsx";
import type { languageSelectContract } from "./contract.ts";
import styles from "./language-select.module.css";

/** Chooses the language (`change` with its locale) from a native list. */
export function LanguageSelect(props: BlockProps<typeof languageSelectContract>) {
  const { label, locale, locales, names, size = "full", isDisabled, on } = props;
  if (locales.length < 2) return null;
  return (
    <div className={`${styles.languageSelect} ${styles[size]}`}>
      <GlobeIcon />
      <select
        className={styles.select}
        aria-label={label}
        value={locale}
        disabled={isDisabled}
        onChange={(event) => on?.change?.({ locale: event.currentTarget.value })}
      >
        {locales.map((offered) => (
          <option key={offered} value={offered} lang={offered}>
            {names?.[offered] ?? offered}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <DownIcon />
      </span>
    </div>
  );
}

import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from "react";
import button from "../../../../src/components/button/button.module.css";
import summary from "../../../../src/components/error-summary/error-summary.module.css";
import form from "../../../../src/components/form/form.module.css";
import { ToneIcon } from "../../../../src/components/icons/tone-icons.tsx";
import { words } from "../questions.ts";

interface FormPageProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The form around its questions, with the elements and styles that ours has. */
export function FormPage({ summary, children, onSubmit }: FormPageProps) {
  return (
    <form className={form.form} noValidate onSubmit={onSubmit}>
      {summary}
      <div className={form.fields}>{children}</div>
      <div className={form.submit}>
        <button type="submit" className={`${button.button} ${button.primary}`}>
          <span className={button.words}>{words.submit}</span>
        </button>
      </div>
    </form>
  );
}

/** The problem with a question. */
export interface SummaryEntry {
  readonly id: string;
  readonly message: string;
}

interface SummaryProps {
  readonly entries: readonly SummaryEntry[];
  /** How often the form was refused; each time the focus comes here. */
  readonly refusals: number;
}

/** After a refusal: the first invalid question, focused each time. */
export function Summary({ entries, refusals }: SummaryProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) list.current?.focus();
  }, [refusals]);
  return refusals === 0 || entries.length === 0 ? null : <Entries ref={list} entries={entries} />;
}

function Entries({ entries, ref }: { readonly entries: readonly SummaryEntry[]; readonly ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={summary.summary} role="alert" tabIndex={-1} aria-labelledby="summary-title">
      <p id="summary-title" className={summary.title}>
        <ToneIcon tone="bad" />
        <span>{words.summary}</span>
      </p>
      <ul className={summary.list}>
        {entries.map(({ id, message }) => (
          <li key={id}>
            <a className={summary.entry} href={`#${id}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

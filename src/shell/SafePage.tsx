import { safeWords } from "./safe-words.ts";

interface Props {
  /** BCP 47. */
  readonly locale: string;
  readonly supportCode?: string | undefined;
}

/** The page without dependencies: it uses no document, component or text of a release. */
export function SafePage({ locale, supportCode }: Props) {
  const words = safeWords(document, locale);
  return (
    <section role="alert">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {supportCode !== undefined && (
        <p>
          {words.code} {supportCode}
        </p>
      )}
      <button type="button" onClick={() => location.reload()}>
        {words.again}
      </button>
    </section>
  );
}

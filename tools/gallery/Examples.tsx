import type { ReactNode } from "react";
import type { Example } from "../../src/components/example.ts";
import type { Entry } from "./catalogue.ts";
import { DrawnExample } from "./DrawnExample.tsx";

interface Props {
  readonly entry: Entry;
  readonly examples: readonly Example[];
  /** Draws an example outside of its usual place. */
  readonly draw?: (example: Example) => ReactNode;
}

/** Examples of a component under one another, each under its name and in its language. */
export function Examples({ entry, examples, draw = inItsPlace(entry) }: Props) {
  const { contract } = entry;
  return examples.map((example) => (
    <section key={example.name} aria-label={`${contract.name}: ${example.name}`}>
      <h2 lang="en">{example.name}</h2>
      <div lang={example.language} className={contract.isField ? "stage-field" : undefined}>
        {draw(example)}
      </div>
    </section>
  ));
}

function inItsPlace(entry: Entry) {
  return (example: Example) => <DrawnExample entry={entry} example={example} />;
}

import { createRoot } from "react-dom/client";
import "../../src/components/base.css";
import "./gallery.css";
import { ExampleView } from "../../src/components/ExampleView.tsx";
import type { Example } from "../../src/components/example.ts";
import { SurveyExample } from "../../src/renderer/schema-form/example/SurveyExample.tsx";
import { catalogue, chosenExamples, standsAlone, surveyBlock } from "./catalogue.ts";
import { choiceOf } from "./choice.ts";
import { preferScheme } from "./prefer-scheme.ts";

const choice = choiceOf(location.search);
const entry = catalogue.find(({ contract }) => contract.name === choice.component);
const place = document.getElementById("stage");
if (place === null) throw new Error("stage.html has no #stage");

if (choice.scheme !== undefined) preferScheme(document, choice.scheme);

const component = entry?.contract.name ?? "";

function drawAlone(example: Example) {
  if (component !== surveyBlock) return <ExampleView component={component} example={example} />;
  return (
    <main className="stage-page">
      <SurveyExample />
    </main>
  );
}

function drawAll(shown: readonly Example[]) {
  return (
    <main className="stage-page">
      {shown.map((example) => (
        <section key={example.name} aria-label={example.name}>
          <h2 lang="en">{example.name}</h2>
          <div lang={example.language} className={entry?.contract.isField ? "stage-field" : undefined}>
            <ExampleView component={component} example={example} />
          </div>
        </section>
      ))}
    </main>
  );
}

if (entry !== undefined) {
  const shown = chosenExamples(entry, choice);
  const isAlone = standsAlone(entry);
  const [first] = shown;
  document.documentElement.lang = first?.language ?? "en";
  createRoot(place).render(isAlone && first !== undefined ? drawAlone(first) : drawAll(shown));
}

new ResizeObserver(() => parent.postMessage(place.scrollHeight, location.origin)).observe(place);

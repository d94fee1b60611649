import { createRoot } from "react-dom/client";
import "../../src/components/base.css";
import "./gallery.css";
import { fetchComponents } from "../../src/renderer/fetch-components.ts";
import { catalogue, chosenExamples, everyName, isShownAlone } from "./catalogue.ts";
import { parseChoice } from "./choice.ts";
import { DrawnExample } from "./DrawnExample.tsx";
import { Examples } from "./Examples.tsx";
import { preferScheme } from "./prefer-scheme.ts";

const choice = parseChoice(location.search);
const entry = catalogue.find(({ contract }) => contract.name === choice.component);
const place = document.getElementById("stage");
if (place === null) throw new Error("stage.html has no #stage");

if (choice.scheme !== undefined) preferScheme(document, choice.scheme);

// As the portal does: what comes later is there before it is drawn.
await fetchComponents(everyName);

if (entry !== undefined) {
  const shown = chosenExamples(entry, choice);
  const [first] = shown;
  document.documentElement.lang = first?.language ?? "en";
  const page = (
    <main className="stage-page">
      <Examples entry={entry} examples={shown} />
    </main>
  );
  const isAlone = isShownAlone(entry) && first !== undefined;
  createRoot(place).render(isAlone ? <DrawnExample entry={entry} example={first} /> : page);
}

new ResizeObserver(() => parent.postMessage(place.scrollHeight, location.origin)).observe(place);

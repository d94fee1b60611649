import { createRoot } from "react-dom/client";
import "../../src/components/base.css";
import "./gallery.css";
import type { Example } from "../../src/components/example.ts";
import { fetchComponents } from "../../src/renderer/fetch-components.ts";
import { type Entry, everyName, isShownAlone } from "./catalogue.ts";
import { toQuery } from "./choice.ts";
import { Examples } from "./Examples.tsx";
import { onSheets } from "./sheets.ts";

const names = new URLSearchParams(location.search).getAll("component");
const place = document.getElementById("sheet");
if (place === null) throw new Error("sheet.html has no #sheet");

/** A page of its own for an example that fills one. */
function inFrame({ contract }: Entry) {
  return ({ name: example, language }: Example) => {
    const query = toQuery({ component: contract.name, example, language });
    return <iframe className="sheet-frame" title={`${contract.name}: ${example}`} src={`stage.html${query}`} />;
  };
}

// As the portal does: what comes later is there before it is drawn.
await fetchComponents(everyName);

createRoot(place).render(
  <main className="stage-page">
    {onSheets
      .filter(({ contract }) => names.includes(contract.name))
      .map((entry) => (
        <Examples
          key={entry.contract.name}
          entry={entry}
          examples={entry.examples}
          {...(isShownAlone(entry) ? { draw: inFrame(entry) } : {})}
        />
      ))}
  </main>,
);

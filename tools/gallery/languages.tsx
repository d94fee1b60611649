import { createRoot } from "react-dom/client";
import "../../src/components/base.css";
import "./gallery.css";
import type { Language } from "../../src/documents/generated/language.ts";
import { fetchComponents } from "../../src/renderer/fetch-components.ts";
import { everyName } from "./catalogue.ts";
import { LanguageSample } from "./LanguageSample.tsx";

const documents = import.meta.glob<Language>("../../locales/*/language.json", { eager: true, import: "default" });

const place = document.getElementById("languages");
if (place === null) throw new Error("languages.html has no #languages");

// As the portal does: what comes later is there before it is drawn.
await fetchComponents(everyName);

createRoot(place).render(
  <main className="stage-page">
    <h1>Languages</h1>
    {Object.values(documents).map((language) => (
      <LanguageSample key={language.id} language={language} />
    ))}
  </main>,
);

import englishShell from "../../../locales/en-US/shell.json" with { type: "json" };
import thaiShell from "../../../locales/th-TH/shell.json" with { type: "json" };
import chineseShell from "../../../locales/zh-Hant-TW/shell.json" with { type: "json" };
import type { ExampleLanguage } from "../../../src/components/example.ts";
import type { ScreenPort, TypedDraft } from "../../../src/ports/screen-port.ts";
import { ScreenView } from "../../../src/renderer/screens/ScreenView.tsx";
import { createCatalogue } from "../../../src/texts/catalogue.ts";
import { localeByLanguage, type ScreenExample } from "./screens.ts";

const ofEveryPage = {
  "en-US": englishShell.messages,
  "zh-Hant-TW": chineseShell.messages,
  "th-TH": thaiShell.messages,
};

const complain = (problem: string): string => {
  console.error(problem);
  return "gallery";
};

const catalogue = createCatalogue(complain);

const forgetful: TypedDraft = { get: () => undefined, set: () => {} };

/** Accepts everything, stores nothing, and reports every problem. */
const port: ScreenPort = {
  send: () => {},
  accepts: () => true,
  isBusy: () => false,
  draft: () => forgetful,
  blockDraft: () => forgetful,
  reportProblem: ({ error, where }) => complain(`${where}: ${String(error)}`),
};

/** The gallery under the other name of this machine, which is another origin. */
const neighbour = () =>
  location.origin.replace(location.hostname, location.hostname === "localhost" ? "127.0.0.1" : "localhost");

/** A page that only says how high it is. */
const frames = { neighbour: { sandbox: [], allow: [], incoming: {}, outgoing: {} } };

const LINKS = { privacy: "https://example.com/privacy" };

interface Props {
  readonly example: ScreenExample;
  readonly language: ExampleLanguage;
}

/** Draws a screen of documents as the portal would. */
export function ScreenExampleView({ example, language }: Props) {
  const locale = localeByLanguage[language];
  const texts = { ...ofEveryPage[locale], ...example.messages[locale] };
  const words = catalogue.words({ locale, timeZone: "Etc/UTC", texts });
  const { screen, forms } = example;
  const scope = { ...example.scope, client: { frames: { neighbour: neighbour() }, links: LINKS } };
  const calm = { visit: 1, isBusy: false, isLocked: false, isPreview: true };
  const formsOfStep = (step: string) => [`${screen.id}/${step}`];
  return <ScreenView scene={{ screen, journey: screen.id, forms, frames, formsOfStep, scope, words, port, ...calm }} />;
}

import type { CheckContext } from "../../../src/checker/check-context.ts";
import { fullName, type ScreenDocument } from "../../../src/checker/read/source-document.ts";
import { asDocument } from "../../../src/checker/release/as-document.ts";
import { frameContracts } from "../../../src/checker/release/frame-contracts.ts";
import type { Resolved } from "../../../src/checker/resolve/resolve-layers.ts";
import { formsOfStep } from "../../../src/checker/uses/answered-steps.ts";
import { withCatalogueWords } from "../../../src/checker/wording/catalogue-words.ts";
import { shownIn } from "../../../src/checker/wording/languages.ts";
import { programmeTexts, sharedJourneys, textsFor } from "../../../src/checker/wording/texts-for.ts";
import type { Client } from "../../../src/documents/generated/client.ts";
import type { Form } from "../../../src/documents/generated/form.ts";
import type { Screen } from "../../../src/documents/generated/screen.ts";
import type { Scene } from "../../../src/renderer/scene.ts";
import { createCatalogue } from "../../../src/texts/catalogue.ts";

/** The audience of a drawn screen, and its known data. */
export interface Setting extends Pick<Scene, "port"> {
  readonly client: Resolved;
  readonly programme?: Resolved | undefined;
  readonly locale: string;
  readonly timeZone: string;
  /** The data for rules, in addition to client, programme and language. */
  readonly known: Partial<Scene["scope"]>;
  /** Journeys whose texts it uses, in addition to its own and the shared ones. */
  readonly journeys?: readonly string[];
  /** Called for each missing message. */
  readonly report: (problem: string) => void;
}

/** The customer's place, which is always known. */
const ROUTE = { id: "route", frame: "frame", params: {}, query: {} };

/** The scene of a screen, at rest. */
export function sceneOfScreen(context: CheckContext, document: ScreenDocument, setting: Setting): Scene {
  const { index, schemas } = context;
  const { client, programme, locale, timeZone, known, report, port } = setting;
  const { journey = "", value, path } = document;
  const journeys = [...sharedJourneys(index), journey, ...(setting.journeys ?? [])];
  const shown = shownIn(index, client.value, locale);
  const texts = Object.assign(
    {},
    ...journeys.map((one) => textsFor(index, client, shown, one)),
    programme && programmeTexts(index, programme, shown),
  );
  const forms = index.of("form").map((form) => [fullName(form), asDocument<Form>(form.value, form.path)] as const);
  const { region } = asDocument<Client>(client.value, client.id);
  return {
    screen: asDocument<Screen>(value, path),
    journey,
    forms: Object.fromEntries(forms),
    frames: frameContracts(context, journey),
    formsOfStep: (step) => formsOfStep(context, document, step).map(fullName),
    scope: {
      client: withCatalogueWords(schemas, client),
      ...(programme && { programme: withCatalogueWords(schemas, programme) }),
      data: {},
      session: {},
      route: ROUTE,
      locale,
      ...known,
    },
    words: createCatalogue(report).words({ locale: shown, timeZone, ownCurrency: region, texts }),
    port,
    visit: 1,
    isBusy: false,
    isLocked: false,
  };
}

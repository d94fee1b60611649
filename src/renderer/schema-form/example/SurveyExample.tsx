import type { Screen } from "../../../documents/generated/screen.ts";
import { runtimeMessages } from "../../runtime-messages.ts";
import type { ScreenPort } from "../../screen-port.ts";
import { ScreenView } from "../../screens/ScreenView.tsx";
import { createCatalogue } from "../../texts/catalogue.ts";
import messages from "./survey.messages.json" with { type: "json" };
import survey from "./survey.screen.json" with { type: "json" };

const screen: Screen = { ...survey, formatVersion: 1 };

interface Props {
  /** Hears what the survey sends. */
  readonly onEvent?: ((event: string, given: unknown) => void) | undefined;
}

const catalogue = createCatalogue(() => {});
const own = Object.fromEntries(runtimeMessages.map(({ key, example }) => [key, example]));
const words = catalogue.words({ locale: "en-US", timeZone: "Etc/UTC", texts: { ...own, ...messages.messages } });

/** A survey drawn by `schema-form` from its example document, for the gallery. */
export function SurveyExample({ onEvent }: Props) {
  const port: ScreenPort = {
    send: (event) => onEvent?.(event.name, event.with),
    accepts: () => true,
    isBusy: () => false,
    draft: () => ({ get: () => undefined, set: () => {} }),
    reportProblem: () => "",
  };
  const calm = { visit: 1, isBusy: false, isLocked: false, isPreview: true };
  return <ScreenView scene={{ screen, journey: "survey", forms: {}, scope: {}, words, port, ...calm }} />;
}

import type { ReactNode } from "react";
import type { Form } from "../../../../src/documents/generated/form.ts";
import { createCatalogue, fetchComponents, type Scene, ScreenView } from "../../../../src/renderer/index.ts";
import { openBrowserPorts } from "../../../../src/runs/browser/browser-ports.ts";
import { createDrafts } from "../../../../src/runs/run/drafts.ts";
import { devicesForm, devicesTexts } from "./devices-document.ts";

await fetchComponents(["text-field", "tel-field", "select-field", "checkbox-field"]);
/** The form as the portal draws it: a screen names a form document. Typed values are dropped, as by the others. */
export function createForm(devices: number): ReactNode {
  const typed: { values?: Typed } = {};
  const draft: TypedDraft = { get: () => typed.values, set: (values) => Object.assign(typed, { values }) };
  return <ScreenView scene={toScene(devicesForm(devices), devicesTexts(devices), draft)} />;
}

/** The same with typed values stored for a reload, sealed. */
export async function createStoredForm(devices: number): Promise<ReactNode> {
  const form = devicesForm(devices);
  const { storage, timers } = await openBrowserPorts();
  const draft = createDrafts({ storage, timers }).forForm("bench", form.id, form, () => ({}));
  return <ScreenView scene={toScene(form, devicesTexts(devices), draft)} />;
}

type Typed = Readonly<Record<string, unknown>>;
type TypedDraft = ReturnType<Scene["port"]["draft"]>;

function toScene(form: Form, texts: Readonly<Record<string, string>>, draft: TypedDraft): Scene {
  return {
    screen: {
      ...{ id: "devices", formatVersion: 2, summary: "Asks about devices.", title: "bench.devices.title" },
      blocks: { form: { component: "form", props: { form: "devices" }, on: { submit: { send: "SUBMIT" } } } },
    },
    journey: "bench",
    forms: { "bench/devices": form },
    formsOfStep: () => [],
    scope: { data: {} },
    words: createCatalogue(() => {}).words({ locale: "en-US", timeZone: "Asia/Singapore", texts }),
    port: {
      send: () => {},
      accepts: () => true,
      isBusy: () => false,
      draft: () => draft,
      blockDraft: () => draft,
      reportProblem: ({ error }) => String(error),
    },
    ...{ visit: 1, isBusy: false, isLocked: false },
  };
}

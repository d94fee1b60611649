import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { createCatalogue, fetchComponents, type Scene, ScreenView } from "../../../../src/renderer/index.ts";
import { openBrowserPorts } from "../../../../src/runs/browser/browser-ports.ts";
import { createDrafts } from "../../../../src/runs/drafts.ts";
import { devicesForm, devicesTexts } from "./devices-document.ts";

await fetchComponents(["text-field", "tel-field", "select-field", "checkbox-field"]);
const { storage, timers } = await openBrowserPorts();
const drafts = createDrafts({ storage, timers });

/** Draws the form as the portal does: a screen names a form document, and what is typed is kept for a reload. */
export function draw(root: Element, devices: number): void {
  createRoot(root).render(<DevicesScreen devices={devices} />);
}

function DevicesScreen({ devices }: { readonly devices: number }) {
  const scene = useMemo(() => sceneOf(devices), [devices]);
  return <ScreenView scene={scene} />;
}

function sceneOf(devices: number): Scene {
  const form = devicesForm(devices);
  const texts = devicesTexts(devices);
  const draft = drafts.of("bench", "bench/devices", form);
  return {
    screen: {
      ...{ id: "devices", formatVersion: 1, summary: "Asks about devices.", title: "bench.devices.title" },
      blocks: { form: { use: "form", props: { form: "devices" }, on: { submit: { send: "SUBMIT" } } } },
    },
    journey: "bench",
    forms: { "bench/devices": form },
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

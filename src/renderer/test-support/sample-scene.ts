import { vi } from "vitest";
import "../../components/test-support/all-components.ts";
import type { Form } from "../../documents/generated/form.ts";
import type { Block, Screen } from "../../documents/generated/screen.ts";
import type { ScreenPort, SentEvent } from "../../ports/screen-port.ts";
import { createCatalogue } from "../../texts/catalogue.ts";
import { runtimeMessages } from "../runtime-messages.ts";
import type { Scene } from "../scene.ts";

/** The runtime's own messages, in English. */
const portalTexts = Object.fromEntries(runtimeMessages.map(({ key, example }) => [key, example]));

/** A screen document of the given blocks. */
const createScreen = (blocks: Readonly<Record<string, Block>>): Screen => ({
  id: "parcel",
  formatVersion: 2,
  summary: "A parcel.",
  title: "depot.parcel.title",
  blocks,
});

/** A form document of the given fields. */
export const createForm = (fields: Form["fields"], more: Partial<Form> = {}): Form => ({
  id: "pick-up",
  formatVersion: 2,
  summary: "Where a parcel is picked up.",
  fields,
  ...more,
});

/** A port that records the sent events; it is never busy, accepts everything, and keeps drafts. */
export function fakePort(over: Partial<ScreenPort> = {}) {
  const sent: SentEvent[] = [];
  const drafts = new Map<string, Readonly<Record<string, unknown>>>();
  const reportProblem = vi.fn((_problem: { error: unknown; where: string }) => "7QK2");
  const openDraft: ScreenPort["draft"] = (id) => ({
    get: () => drafts.get(id),
    set: (values) => drafts.set(id, values),
  });
  const port: ScreenPort = {
    send: (event) => sent.push(event),
    accepts: () => true,
    isBusy: () => false,
    draft: openDraft,
    blockDraft: openDraft,
    reportProblem,
    ...over,
  };
  return { port, sent, drafts, reportProblem };
}

interface SampleSceneOptions extends Partial<Omit<Scene, "screen" | "words">> {
  readonly blocks: Readonly<Record<string, Block>>;
  readonly texts?: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly form?: Form;
}

/** A scene of sample documents; by default idle and empty. */
export function sampleScene({ blocks, texts = {}, locale = "en-US", form, ...over }: SampleSceneOptions): Scene {
  const catalogue = createCatalogue(() => {});
  return {
    screen: createScreen(blocks),
    journey: "depot",
    forms: form === undefined ? {} : { [`depot/${form.id}`]: form },
    scope: { data: {} },
    formsOfStep: () => (form === undefined ? [] : [`depot/${form.id}`]),
    words: catalogue.words({ locale, timeZone: "Asia/Tokyo", texts: { ...portalTexts, ...texts } }),
    port: fakePort().port,
    visit: 1,
    isBusy: false,
    isLocked: false,
    ...over,
  };
}

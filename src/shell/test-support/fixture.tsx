import { act, render } from "@testing-library/react";
import type { Block } from "../../documents/generated/screen.ts";
import type { PageState, PortalState } from "../../runs/index.ts";
import { FramedPage } from "../FramedPage.tsx";
import { SafeBoundary } from "../SafeBoundary.tsx";
import { createJourneyDocs, createRunView, createScreen, samplePortal } from "./sample-portal.ts";

const heading = (text: string): Block => ({ component: "heading", props: { text, level: 1 } });
const frameBlocks: Readonly<Record<string, Block>> = {
  frame: {
    component: "public-frame",
    props: { logo: { var: "client.theme.logo" }, logoText: "portal.title", skipText: "depot.skip" },
    children: {
      page: { component: "page-slot", slot: "page" },
      language: {
        component: "language-select",
        slot: "header",
        props: {
          label: "depot.language",
          locale: { var: "locale" },
          locales: { var: "client.languages" },
          names: { var: "languages" },
        },
        on: { change: { send: "GO" } },
      },
    },
  },
};

const form = {
  id: "pick-up",
  formatVersion: 2,
  summary: "Where.",
  fields: { street: { type: "text", required: "errors.street" } },
} as const;

/** The fixture's journey. */
export const docs = createJourneyDocs(
  {
    "depot/parcel": {
      title: heading("depot.parcel.title"),
      form: { component: "form", props: { form: "pick-up" } },
    },
    "depot/sent": { title: heading("depot.sent.title") },
    "depot/sure": {
      text: { component: "text", props: { text: "depot.sure.text" } },
      no: { component: "button", slot: "actions", props: { text: "depot.no" }, on: { press: { send: "NO" } } },
    },
    "depot/counted": {
      step: {
        component: "text",
        props: {
          text: {
            key: "depot.step",
            args: { place: { var: "step.place" }, count: { var: "step.count" }, name: { var: "step.name" } },
          },
        },
        visibleWhen: { present: { var: "step.count" } },
      },
    },
    "depot/offer": {
      change: {
        component: "button",
        props: { text: "depot.change" },
        whenRefused: "hidden",
        on: { press: { send: "CHANGE" } },
      },
    },
    "depot/again": {
      again: { component: "button", props: { text: "depot.change" }, visibleWhen: { "!": { var: "data.sent" } } },
    },
    "depot/plain": { say: { component: "text", props: { text: "depot.sure.text" } } },
    "depot/failed": {
      code: {
        component: "text",
        props: { text: { data: { first: [{ var: "data.supportCode" }, { var: "data.failure" }] } } },
      },
    },
  },
  { "depot/pick-up": form },
);

/** Its texts. */
export const texts = {
  "depot.frame.title": "Frame",
  "depot.skip": "Skip",
  "depot.language": "Language",
  "depot.parcel.title": "Your parcel",
  "depot.sent.title": "Sent",
  "depot.sure.title": "Are you sure?",
  "depot.sure.text": "It cannot be undone.",
  "depot.no": "No",
  "depot.change": "Change it",
  "depot.offer.title": "Your offer",
  "depot.step": "{{place}} of {{count}}: {{name}}",
  "depot.failed.title": "Sorry",
  "depot.pick-up.street.label": "Street",
  "depot.pick-up.submit": "Ask for it",
  "depot.told": "We told them",
};

/** The frame of its pages. */
export const frame = { screen: createScreen("depot/frame", frameBlocks), journey: "depot", docs };
/** A page of a run of the fixture. */
export const run = (view: Parameters<typeof createRunView>[0]): PageState => ({
  kind: "run",
  runId: "r1",
  journey: docs,
  view: createRunView(view),
});

/** Draws a page as the shell does; `show` changes what the portal shows. */
export function open(page: PageState, over: Partial<PortalState> = {}) {
  const sample = samplePortal(page, { frame, texts, ...over });
  const { portal, catalogue } = sample;
  render(
    <SafeBoundary report={(error) => portal.reportProblem({ error, where: "the page" })}>
      <FramedPage portal={portal} catalogue={catalogue} />
    </SafeBoundary>,
  );
  return { ...sample, show: (state: Partial<PortalState>) => act(async () => sample.show(state)) };
}

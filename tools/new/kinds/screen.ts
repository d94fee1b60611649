import { formsOf, journeyAndId, splitId } from "../journey-id.ts";
import { headOf, type NewKind } from "../plan.ts";
import { asWords, baseTexts } from "../texts.ts";

/** `portal new screen`: a screen with a form, or with a text and a button. */
export const screen: NewKind = {
  description: "Writes a screen, with a form or with a text and a button",
  questions: [
    journeyAndId("screen", "service-request/backup"),
    {
      name: "title",
      asks: "Its title, in the base language",
      example: "Back up your phone",
      usual: (_, { id }) => (id ? asWords(splitId(id).id) : undefined),
    },
    {
      name: "text",
      asks: "What it says, in the base language",
      example: "Save your photos before we fetch it.",
      usual: (_, { title }) => title,
    },
    {
      name: "layout",
      asks: "The layout that draws the way back and the heading",
      example: "shell/step",
      choices: ({ index }) => [...index.names("layout")],
      usual: () => "shell/step",
    },
    {
      name: "form",
      asks: "A form of the journey that it shows",
      example: "call-back",
      choices: formsOf,
      isOptional: true,
    },
    {
      name: "button",
      asks: "What the button says when it shows no form",
      example: "Continue",
      usual: () => "Continue",
    },
  ],
  examples: ['new screen service-request/backup --title "Back up your phone" --button "I have a copy"'],
  plan({ id: named = "", title = "", text = "", layout, form, button = "" }, context) {
    const { journey, id } = splitId(named);
    const file = `flows/${journey}/${id}.screen.json`;
    const key = (name: string) => `${journey}.${id}.${name}`;
    const event = form ? "SUBMIT" : "CONTINUE";
    const asked = { component: "form", props: { form }, on: { submit: event } };
    const pressed = {
      component: "button",
      props: { text: key("continue"), kind: "primary" },
      on: { press: event },
    };
    const document = {
      ...headOf(file, "screen", id, `${title}.`),
      title: key("title"),
      layout,
      blocks: {
        intro: { component: "text", props: { text: key("text"), tone: "soft" } },
        ...(form ? { form: asked } : { continue: pressed }),
      },
    };
    const texts = { title, text, ...(!form && { continue: button }) };
    return {
      files: new Map([[file, document]]),
      edits: baseTexts(
        context,
        "journey",
        journey,
        Object.fromEntries(Object.entries(texts).map(([name, words]) => [key(name), words])),
      ),
      next: [
        `Show it in a flow of ${journey}: "${id}": { "screen": "${id}", "on": { "${event}": { "to": "<state>" } } }, and lead to that state from another.`,
        "npm run dev shows it there.",
      ],
    };
  },
};

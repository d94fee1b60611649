import { render, screen } from "@testing-library/react";
import type { Form } from "../../documents/generated/form.ts";
import type { Block } from "../../documents/generated/screen.ts";
import type { Scene } from "../scene.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { createForm, fakePort, sampleScene } from "./sample-scene.ts";

export const texts = {
  "depot.pick-up.submit": "Ask for it",
  "depot.pick-up.busy": "Asking",
  "depot.help": "Help",
  "depot.pick-up.street.label": "Street",
  "depot.pick-up.email.label": "Email",
  "depot.pick-up.note.label": "Note",
  "depot.pick-up.pin.label": "Pin",
  "depot.pick-up.secret.label": "Secret",
  "depot.pick-up.phone.label": "Phone",
  "errors.street-needed": "Say the street",
  "errors.email-wrong": "That is no email",
  "errors.email-needed": "Say the email",
  "errors.pin-wrong": "Four digits",
  "errors.note-needed": "Say where",
};

export const formBlock: Block = { component: "form", props: { form: "pick-up" }, on: { submit: { send: "SUBMIT" } } };

export const street = { type: "text", required: "errors.street-needed" } as const;
export const email = { type: "email", required: "errors.email-needed", message: "errors.email-wrong" } as const;

/** Draws a form; returns the sent events and a function that draws the same scene with changes. */
export function draw(fields: Form["fields"], { form = {}, ...over }: Partial<Scene> & { form?: Partial<Form> } = {}) {
  const fake = fakePort();
  const scene = sampleScene({
    blocks: { form: formBlock },
    texts,
    form: createForm(fields, form),
    port: fake.port,
    ...over,
  });
  const { rerender } = render(<ScreenView scene={scene} />);
  return {
    ...fake,
    scene,
    redraw: (more: Partial<Scene>) => rerender(<ScreenView scene={{ ...scene, ...more }} />),
  };
}

export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: false, selector: "input" });
export const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Ask for it" });
export const isShown = (message: string) => screen.queryAllByText(message).length > 0;

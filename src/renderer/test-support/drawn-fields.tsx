import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Form } from "../../documents/generated/form.ts";
import type { ScreenPort } from "../../ports/screen-port.ts";
import type { Scene } from "../scene.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { createForm, fakePort, sampleScene } from "./sample-scene.ts";

interface Drawing extends Omit<Partial<Scene>, "port"> {
  readonly form?: Partial<Form>;
  readonly port?: Partial<ScreenPort>;
  readonly texts?: Readonly<Record<string, string>>;
}

/** Messages are shown as words made from their keys. */
export function draw(fields: Form["fields"], { form = {}, port = {}, ...over }: Drawing = {}) {
  const fake = fakePort(port);
  const scene = sampleScene({
    blocks: { form: { component: "form", props: { form: "pick-up" }, on: { submit: { send: "SUBMIT" } } } },
    texts: { "depot.pick-up.submit": "Ask for it", "garden.full": "It is full" },
    form: createForm(fields, form),
    ...over,
    port: fake.port,
  });
  const { rerender } = render(<ScreenView scene={scene} />);
  return { ...fake, redraw: (more: Partial<Scene>) => rerender(<ScreenView scene={{ ...scene, ...more }} />) };
}

export const submit = () => userEvent.click(screen.getByRole("button", { name: "Ask for it" }));
export const trees = ["oak", "elm"].map((value) => ({ value, label: `garden.${value}` }));

import "../../../../src/components/base.css";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";

/** Makes a form about so many devices, with all that it is made of but what drawing makes. */
interface Peer {
  createForm(devices: number): ReactNode | Promise<ReactNode>;
}

const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  ours: () => import("./ours.tsx"),
  "ours, kept for a reload": async () => ({ createForm: (await import("./ours.tsx")).createStoredForm }),
  "hand-written": () => import("./hand-written.tsx"),
  "react-hook-form": () => import("./hook-form.tsx"),
  "stock rjsf": () => import("./stock-rjsf.tsx"),
};

const asked = new URLSearchParams(location.search);
const peer = await peers[asked.get("by") ?? ""]?.();
const form = await peer?.createForm(Number(asked.get("devices")));
const place = document.getElementById("root");
let drawn: Root | undefined;

/** Draws the form; resolves in the first frame after it is drawn. */
const mount = async () => {
  if (form === undefined || place === null) return;
  drawn = createRoot(place);
  drawn.render(form);
  while (place.querySelector("[type=submit]") === null) await frame();
  await frame();
};

/** Takes the form away again. */
const unmount = async () => {
  drawn?.unmount();
  await frame();
};

/** Resolves when the next frame was drawn. */
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

Object.assign(window, { mount, unmount, frame });

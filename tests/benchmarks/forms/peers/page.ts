import "../../../../src/components/base.css";

interface Peer {
  draw(root: Element, devices: number): void;
}

const peers: Readonly<Record<string, () => Promise<Peer>>> = {
  ours: () => import("./ours.tsx"),
  "hand-written": () => import("./hand-written.tsx"),
  "react-hook-form": () => import("./hook-form.tsx"),
  "stock rjsf": () => import("./stock-rjsf.tsx"),
};

const asked = new URLSearchParams(location.search);
const devices = Number(asked.get("devices"));
const peer = await peers[asked.get("by") ?? ""]?.();

/** Draws the form; resolves in the first frame after it stands. */
const mount = async () => {
  const root = document.getElementById("root");
  if (root === null) return;
  peer?.draw(root, devices);
  while (root.querySelector("[type=submit]") === null) await frame();
  await frame();
};

/** Resolves when the next frame was drawn. */
const frame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

Object.assign(window, { mount, frame });

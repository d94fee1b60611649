import { defineCommand } from "citty";
import { serveBuiltGallery } from "../gallery/build-gallery.ts";
import { writeScreenshots } from "../gallery/screenshots.ts";
import { serveGallery } from "../gallery/serve-gallery.ts";
import { endOnSignal } from "../serve/announce.ts";
import { wishedPort } from "../serve/serving-arguments.ts";

/** `portal gallery`: serves every example of every component, or writes pictures of them. */
export const command = defineCommand({
  meta: { name: "gallery", description: "Shows every example of every component in each language, light and dark" },
  args: {
    port: { type: "string", description: "The port; 8090 or the next free one when absent" },
    screenshots: { type: "string", description: "Write pictures into this folder, and end" },
    only: { type: "string", default: "", description: "With --screenshots: components whose name holds this" },
  },
  async run({ args }) {
    if (args.screenshots !== undefined) {
      const built = await serveBuiltGallery();
      return writeScreenshots(built.address, args.screenshots, args.only, console.log).finally(built.close);
    }
    const served = await serveGallery(wishedPort(args.port));
    console.log(`\n  gallery  ${served.address}\n\n  Ctrl+C ends it.`);
    endOnSignal(served.close);
  },
});

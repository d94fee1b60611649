import { defineCommand } from "citty";
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
    const isLive = args.screenshots === undefined;
    const served = await serveGallery({ port: wishedPort(args.port), isLive });
    if (args.screenshots === undefined) {
      console.log(`\n  gallery  ${served.address}\n\n  Ctrl+C ends it.`);
      return endOnSignal(served.close);
    }
    await writeScreenshots(served.address, args.screenshots, args.only, console.log).finally(served.close);
  },
});

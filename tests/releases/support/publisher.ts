import { folderStore } from "../../../tools/release/folder-store.ts";
import { bringRelease, goLive } from "../../../tools/release/publish.ts";

/** Publishes releases again and again, from one folder to another, until the process is ended or has done so often. */
const [from = "", to = "", times = "1", ...releases] = process.argv.slice(2);
process.stdout.write("ready\n");
for (let time = 0; time < Number(times); time += 1) {
  for (const hash of releases) {
    await bringRelease(folderStore(from), folderStore(to), { hash });
    await goLive(folderStore(to), { hash });
  }
}

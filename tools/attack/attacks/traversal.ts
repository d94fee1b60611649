import type { ServerAttack } from "../attack.ts";
import { rawRequest } from "../raw-request.ts";
import { atOnce, some } from "../replies.ts";
import type { Target } from "../target.ts";

const STEPS = ["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "%252e%252e%252f", "....//"];
const FILES = ["package.json", "etc/passwd"];
const PLACES = [
  "services/content/images/",
  "services/content/documents/",
  "services/uploads/",
  "sandbox/",
  "sandbox/api/rows/",
];
const DEPTHS = [1, 4, 8];
/** Texts that only those files contain. */
const CONTENT = /"devDependencies"|root:x:/;
const NAMES = ["../../outside.png", "/etc/outside.png", "..\\outside.png", "a/../../outside.png"];

export const traversal: ServerAttack = {
  id: "traversal",
  on: "server",
  does: "sends addresses and file names that leave their folders",
  allowed: "no file from outside",
  async run(target) {
    const addresses = PLACES.flatMap((place) =>
      STEPS.flatMap((step) => DEPTHS.flatMap((depth) => FILES.map((file) => `/${place}${step.repeat(depth)}${file}`))),
    );
    const replies = await atOnce(addresses.length, (index) =>
      target.during(() => rawRequest(target.facts.address, { path: addresses[index] ?? "/" })),
    );
    const led = addresses.filter(
      (_, index) => CONTENT.test(replies[index]?.text ?? "") || (replies[index]?.status ?? 500) >= 500,
    );
    const named = await placesOutside(target);
    const wrong = [...led, ...named];
    return { seen: wrong.length === 0 ? "no file from outside" : some(wrong), isHeld: wrong.length === 0 };
  },
};

/** File names that move their address or the stored file elsewhere. */
async function placesOutside(target: Target): Promise<string[]> {
  const outside: string[] = [];
  for (const name of NAMES) {
    const reply = await target.take("device", {
      operation: "uploadInquiryFile",
      with: { "body.FileName": name },
      keep: "place",
    });
    if (reply.status >= 500 || reply.text.includes("..")) outside.push(`${name}: ${reply.status}`);
  }
  return outside;
}

import { signedIn } from "../../contract/cases/signed-in.ts";
import type { ServerAttack } from "../attack.ts";
import { atOnce, having, tally } from "../replies.ts";

const [login, check] = signedIn;
const AT_ONCE = 100;

export const oneCodeAtOnce: ServerAttack = {
  id: "one-code-at-once",
  on: "server",
  does: `uses the right code of a sign-in ${AT_ONCE} times at once`,
  allowed: "1 sign-in",
  async run(target) {
    const saved = await target.play("customer", [login]);
    const sending = target.sendingAs("customer");
    const parts = await target.parts("customer", check, saved);
    const replies = await atOnce(AT_ONCE, () => target.send(check.operation, parts, sending));
    return { seen: tally(replies), isHeld: having(replies, 200) === 1 };
  },
};

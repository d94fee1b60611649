import { member } from "../../../src/documents/json.ts";
import type { ServerAttack } from "../attack.ts";
import { twoPngs } from "../files.ts";
import { atOnce, having } from "../replies.ts";

const AT_ONCE = 20;

export const twoBodies: ServerAttack = {
  id: "two-bodies",
  on: "server",
  does: `puts two different files to one address, ${AT_ONCE} times at once`,
  allowed: "one of them is accepted",
  async run(target) {
    const { place } = await target.play("device", [{ operation: "uploadInquiryFile", keep: "place" }]);
    const address = member(place, "url");
    const replies = await atOnce(AT_ONCE, (index) =>
      target.putFile(address, "image/png", twoPngs[index % 2 === 0 ? 0 : 1]),
    );
    const taken = [0, 1].map((which) =>
      having(
        replies.filter((_, index) => index % 2 === which),
        200,
      ),
    );
    const [one = 0, other = 0] = taken;
    return {
      seen: `the first accepted ${one} times, the second ${other} times`,
      isHeld: one + other > 0 && (one === 0 || other === 0),
    };
  },
};

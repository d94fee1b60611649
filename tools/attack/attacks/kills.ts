import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { NotPossible } from "../not-possible.ts";
import type { Target } from "../target.ts";

const KILLS = 2;
const WRITERS = 8;
/** Acknowledged writes of one server process; all writers are in the middle of a request then. */
const WRITES = 30;

const write = (about: string): CaseStep => ({
  operation: "createInquiry",
  with: { "body.upload_id": undefined, "body.InquiryDescription": about },
});

export const kills: ServerAttack = {
  id: "kills",
  on: "server",
  does: `ends the server by SIGKILL ${KILLS} times in the middle of writes`,
  allowed: "no acknowledged write is lost or double",
  async run(target) {
    const { startDurable } = target.facts;
    if (startDurable === undefined)
      throw new NotPossible("this command did not start the server, so it may not end it");
    const acknowledged: string[] = [];
    let server = await startDurable();
    try {
      for (let life = 1; life <= KILLS; life += 1) {
        let isWriting = true;
        const writing = writeUntilKilled(target.at(server.address), acknowledged).finally(() => {
          isWriting = false;
        });
        while (isWriting && acknowledged.length < life * WRITES) await wait(2);
        await server.kill();
        await writing;
        server = await server.again();
      }
      return await judgeWrites(target.at(server.address), acknowledged);
    } finally {
      await server.kill();
    }
  },
};

/** Writes from several clients in parallel until no answer arrives. */
async function writeUntilKilled(target: Target, acknowledged: string[]): Promise<void> {
  const hand = async () => {
    for (;;) {
      const about = `attack ${randomUUID()}`;
      const reply = await target.take("device", write(about)).catch(() => undefined);
      if (reply === undefined) return;
      if (reply.status !== 200) throw new NotPossible(`createInquiry replied ${reply.status}: ${reply.text}`);
      acknowledged.push(about);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, hand));
}

async function judgeWrites(target: Target, acknowledged: readonly string[]) {
  const rows = (await target.rows("inquiries")).map(({ description }) => String(description));
  const stored = new Set(rows);
  const lost = acknowledged.filter((about) => !stored.has(about)).length;
  const double =
    rows.filter((about) => about.startsWith("attack ")).length -
    [...stored].filter((about) => about.startsWith("attack ")).length;
  return {
    seen: `${lost} of ${acknowledged.length} acknowledged writes lost, ${double} double`,
    isHeld: lost === 0 && double === 0,
  };
}

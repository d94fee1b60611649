import { member } from "../../../src/documents/json.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import { NotPossible, type ServerAttack } from "../attack.ts";
import { honestFiles, hostileFiles, type SentFile } from "../files.ts";
import { some } from "../replies.ts";
import { signInOf } from "../sign-in.ts";
import type { Kept, Target } from "../target.ts";

/** Both ways to get an address for a file, with the subject that goes it and where the address stands. */
const WAYS: readonly {
  readonly subject: string;
  readonly ask: CaseStep;
  readonly address: string;
  readonly signsIn: boolean;
}[] = [
  { subject: "device", ask: { operation: "uploadInquiryFile" }, address: "url", signsIn: false },
  {
    subject: "many-numbers",
    ask: { operation: "uploadFileV3", as: "tokens", with: { "body.AgreementId": "$many-numbers.agreement" } },
    address: "Url",
    signsIn: true,
  },
];

export const hostileFilesAttack: ServerAttack = {
  id: "hostile-files",
  on: "server",
  does: "sends files that are not what they claim to be, or something else as well",
  allowed: "honest files are taken, no other",
  async run(target) {
    const taken = new Set<string>();
    const refused = new Set<string>();
    for (const { subject, ask, address, signsIn } of WAYS) {
      const kept = signsIn ? await target.play(subject, signInOf(target, subject)) : {};
      const put = async ({ type, bytes }: SentFile) =>
        target.putFile(await place(target, subject, ask, kept, address), type, bytes);
      for (const file of hostileFiles) if ((await put(file)).status < 400) taken.add(file.name);
      for (const file of honestFiles) if ((await put(file)).status !== 200) refused.add(file.name);
    }
    const seen = [
      taken.size === 0
        ? `none of ${hostileFiles.length} taken`
        : `${taken.size} of ${hostileFiles.length} taken: ${some([...taken])}`,
      ...(refused.size > 0 ? [`honest ones refused: ${some([...refused])}`] : []),
    ];
    return { seen: seen.join("; "), isHeld: taken.size + refused.size === 0 };
  },
};

/** An address for one file. */
async function place(target: Target, subject: string, ask: CaseStep, kept: Kept, name: string): Promise<unknown> {
  const { status, body, text } = await target.take(subject, ask, kept);
  if (status !== 200) throw new NotPossible(`${ask.operation} replied ${status}: ${text}`);
  return member(body, name);
}

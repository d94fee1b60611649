import { member } from "../../../src/documents/json.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import type { ServerAttack } from "../attack.ts";
import { honestFiles, hostileFiles, type SentFile } from "../files.ts";
import { NotPossible } from "../not-possible.ts";
import { some } from "../replies.ts";
import { signInSteps } from "../sign-in.ts";
import type { Target } from "../target.ts";

/** The request for a file's address: its sender, and the member of the reply. */
interface UploadRequest {
  readonly subject: string;
  readonly ask: CaseStep;
  readonly address: string;
  readonly signsIn: boolean;
}

const UPLOAD_REQUESTS: readonly UploadRequest[] = [
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
  does: "sends files of another kind than they claim, or of two kinds at once",
  allowed: "only valid files are accepted",
  async run(target) {
    const taken = new Set<string>();
    const refused = new Set<string>();
    for (const uploadRequest of UPLOAD_REQUESTS) {
      const isTaken = await prepareUpload(target, uploadRequest);
      for (const file of [...hostileFiles, ...honestFiles]) {
        const isHonest = honestFiles.includes(file);
        if ((await isTaken(file)) !== isHonest) (isHonest ? refused : taken).add(file.name);
      }
    }
    const seen = [
      taken.size === 0
        ? `none of ${hostileFiles.length} accepted`
        : `${taken.size} of ${hostileFiles.length} accepted: ${some([...taken])}`,
      ...(refused.size > 0 ? [`valid ones refused: ${some([...refused])}`] : []),
    ];
    return { seen: seen.join("; "), isHeld: taken.size + refused.size === 0 };
  },
};

/** Returns a function that puts a file to an address of its own and returns whether the server accepted it. */
async function prepareUpload(target: Target, { subject, ask, address, signsIn }: UploadRequest) {
  const saved = signsIn ? await target.play(subject, signInSteps(target, subject)) : {};
  return async ({ type, bytes }: SentFile): Promise<boolean> => {
    const { status, body, text } = await target.take(subject, ask, saved);
    if (status !== 200) throw new NotPossible(`${ask.operation} replied ${status}: ${text}`);
    return (await target.putFile(member(body, address), type, bytes)).status === 200;
  };
}

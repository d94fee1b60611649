import type { DocumentAttack } from "../attack.ts";
import type { AttackedDocuments, Changes } from "../documents/attacked-documents.ts";
import { changedJson } from "../documents/changed-json.ts";
import { choosing } from "../documents/long-documents.ts";
import { NotPossible } from "../not-possible.ts";
import { some } from "../replies.ts";

const WORDS = "locales/en-US/feedback.json";
const MESSAGE = "messages/feedback.back";
const FLOW = "flows/feedback/rate-request.flow.json";
/** More choices than the engine follows in one step. */
const CHAIN = 150;

const withMessage =
  (text: string) =>
  (documents: AttackedDocuments): Changes => ({
    [WORDS]: changedJson(documents.readText(WORDS), { [MESSAGE]: text }),
  });
const summarised =
  (text: string) =>
  (documents: AttackedDocuments): Changes => ({
    [FLOW]: changedJson(documents.readText(FLOW), { summary: text }),
  });

/** Texts that a screen cannot show, or shows wrongly. */
const HOSTILE: Readonly<Record<string, (documents: AttackedDocuments) => Changes>> = {
  [`a chain of ${CHAIN} choices`]: (documents) => choosing(documents, CHAIN),
  "an unclosed placeholder": withMessage("Not {{now"),
  "a placeholder in a placeholder": withMessage("Not {{ {{now}} }}"),
  "NUL in a message": withMessage("Not\u0000now"),
  "a control character in a message": withMessage("Not\u0007now"),
  "an escape character in a message": withMessage("Not\u001b[31mnow"),
  "a lone surrogate in a message": withMessage("Not\ud800now"),
  "a bidi override in a message": withMessage("Not\u202enow"),
  "a bidi isolate in a message": withMessage("Not\u2066now"),
  "NUL in a summary": summarised("A\u0000rating."),
  "a lone surrogate in a summary": summarised("A \udfff rating."),
  "a bidi override in a summary": summarised("A \u202erating."),
};

export const brokenRuntimes: DocumentAttack = {
  id: "broken-runtimes",
  on: "documents",
  does: "writes documents that no screen can show: endless choices, unclosed placeholders, invalid characters",
  allowed: "a finding for each",
  async run(documents) {
    const honest = await documents.check(withMessage("Not yet")(documents));
    if (honest.findings.length > 0) throw new NotPossible(`a valid message has findings: ${honest.findings[0]?.what}`);
    const passed: string[] = [];
    for (const [name, change] of Object.entries(HOSTILE)) {
      const { findings, isStopped } = await documents.check(change(documents));
      if (findings.length > 0 || isStopped) continue;
      passed.push(name);
      documents.saw(name);
    }
    const all = Object.keys(HOSTILE).length;
    return {
      seen: passed.length === 0 ? `${all} found` : `${passed.length} of ${all} pass: ${some(passed, 8)}`,
      isHeld: passed.length === 0,
    };
  },
};

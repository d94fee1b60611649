import { cleanup, render } from "@testing-library/react";
import type { CheckContext } from "../../../src/checker/check-context.ts";
import { soldBy } from "../../../src/checker/checks/sold.ts";
import type { ScreenDocument } from "../../../src/checker/read/source-document.ts";
import { screensWith } from "../../../src/checker/uses/flow-links.ts";
import { blocks, fields } from "../../../src/components/registry.ts";
import { arrayElements, member, objectEntries } from "../../../src/documents/json.ts";
import type { ScreenPort } from "../../../src/ports/screen-port.ts";
import { builtIns } from "../../../src/renderer/built-ins/built-ins.ts";
import { fetchComponents } from "../../../src/renderer/fetch-components.ts";
import type { Scene } from "../../../src/renderer/scene.ts";
import { ScreenView } from "../../../src/renderer/screens/ScreenView.tsx";
import { sceneOfScreen } from "./scene-of-screen.ts";

// A component whose code is loading draws nothing, nor does React after it within the same task.
await fetchComponents([...Object.keys(builtIns), ...blocks.keys(), ...fields.keys()]);

/** Reported for a screen that is empty without need. */
export const NOTHING_DRAWN = "nothing is drawn";

/** Draws the screens that show a document, without any data; returns the problems reported meanwhile. */
export function drawnWith(documents: CheckContext, path: string): readonly string[] {
  const document = documents.index.at(path);
  if (document?.kind === "screen") return drawn(documents, document);
  return document?.kind === "form" ? screensWith(documents, document).flatMap((one) => drawn(documents, one)) : [];
}

function drawn(documents: CheckContext, document: ScreenDocument): string[] {
  const problems: string[] = [];
  const report = (what: string) => problems.push(`${document.path}: ${what}`);
  try {
    const { container } = render(<ScreenView scene={toScene(documents, document, report)} />);
    if (container.innerHTML === "" && hasPlainBlock(document)) report(NOTHING_DRAWN);
  } catch (error) {
    report(`drawing throws ${error}`);
  } finally {
    cleanup();
  }
  return problems;
}

/**
 * The menu draws its items, a host its pages and the runs of its shell; a choice of one language and a time that is over
 * are not shown.
 */
const MAY_BE_EMPTY: readonly unknown[] = ["menu-item", "page-slot", "shell-run", "language-select", "countdown"];

/** Whether a block is always drawn. */
const hasPlainBlock = ({ value }: ScreenDocument) =>
  objectEntries(member(value, "blocks")).some(
    ([, block]) =>
      !MAY_BE_EMPTY.includes(member(block, "component")) &&
      ["visibleWhen", "each", "whenRefused"].every((key) => member(block, key) === undefined),
  );

/** For the first served client and the first programme that it sells. */
function toScene(documents: CheckContext, document: ScreenDocument, report: (what: string) => void): Scene {
  const [client] = documents.clients;
  if (client === undefined) throw new Error("no client is served");
  const [programme] = soldBy(documents, client);
  const locale = String(arrayElements(client.value.languages)[0]);
  const port = portWith(report);
  return sceneOfScreen(documents, document, {
    client,
    programme,
    locale,
    timeZone: "Asia/Tokyo",
    known: {},
    report,
    port,
  });
}

/** A port without effects, except that it reports problems. */
function portWith(report: (what: string) => void): ScreenPort {
  const draft = () => ({ get: () => undefined, set: () => undefined });
  return {
    send: () => undefined,
    accepts: () => true,
    isBusy: () => false,
    draft,
    blockDraft: draft,
    reportProblem({ error, where }) {
      report(`${where}: ${error}`);
      return "7QK2";
    },
  };
}

import type { FunctionComponent } from "react";
import { createLazyComponent } from "../../components/lazy-component.ts";
import { FormBlock } from "../forms/FormBlock.tsx";
import type { BuiltInProps } from "./built-in-props.ts";
import { NoticeBanner } from "./NoticeBanner.tsx";
import { PageSlot } from "./PageSlot.tsx";
import { ShellRun } from "./ShellRun.tsx";

/** A block that the renderer draws itself. */
export interface BuiltIn {
  readonly component: FunctionComponent<BuiltInProps>;
  /** Fetches its code; absent when that is part of the first load. */
  readonly fetch?: () => Promise<void>;
}

/** The blocks that the renderer draws itself, by name; their contracts are in built-in-contracts.ts. */
export const builtIns: Readonly<Record<string, BuiltIn>> = {
  form: { component: FormBlock },
  notice: { component: NoticeBanner },
  "page-slot": { component: PageSlot },
  "shell-run": { component: ShellRun },
  answers: createLazyComponent(() => import("../answers/AnswersBlock.tsx").then(({ AnswersBlock }) => AnswersBlock)),
  "external-frame": createLazyComponent(() =>
    import("../external-frame/ExternalFrame.tsx").then(({ ExternalFrame }) => ExternalFrame),
  ),
  "rich-text": createLazyComponent(() =>
    import("../rich-text/RichTextBlock.tsx").then(({ RichTextBlock }) => RichTextBlock),
  ),
  "schema-form": createLazyComponent(() =>
    import("../schema-form/SchemaFormBlock.tsx").then(({ SchemaFormBlock }) => SchemaFormBlock),
  ),
};

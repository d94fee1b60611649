import type { FunctionComponent } from "react";
import { FormBlock } from "../forms/FormBlock.tsx";
import type { BuiltInProps } from "./built-in-props.ts";
import { later } from "./later.tsx";
import { NoticeBanner } from "./NoticeBanner.tsx";
import { PageSlot } from "./PageSlot.tsx";
import { ShellRun } from "./ShellRun.tsx";
import { SummaryBlock } from "./SummaryBlock.tsx";

/** The blocks that the renderer draws itself, by name; their contracts are in built-in-contracts.ts. */
export const builtIns: Readonly<Record<string, FunctionComponent<BuiltInProps>>> = {
  form: FormBlock,
  notice: NoticeBanner,
  "page-slot": PageSlot,
  "shell-run": ShellRun,
  summary: SummaryBlock,
  "external-frame": later(() => import("../external-frame/ExternalFrame.tsx").then((own) => own.ExternalFrame)),
  "schema-form": later(() => import("../schema-form/SchemaFormBlock.tsx").then((own) => own.SchemaFormBlock)),
};

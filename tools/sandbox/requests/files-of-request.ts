import type { components } from "../contract/generated/operations.ts";
import type { RequestRow } from "./find-request.ts";

type UploadedFile = components["schemas"]["UploadedFile"];

/** The files of a request's report; empty without any. */
export const filesOf = ({ documents }: Pick<RequestRow, "documents">): readonly UploadedFile[] =>
  isFiles(documents) ? documents : [];

/** They were checked against the contract when the incident was sent. */
const isFiles = (value: unknown): value is readonly UploadedFile[] => Array.isArray(value);

import type { operations as Operations } from "./generated/operations.ts";

/** An operation's name in the contract. */
export type OperationId = keyof Operations;

/** An operation that receives a file; its reply is only a status. */
export type FileOperationId = {
  [Id in OperationId]: Operations[Id] extends { requestBody: { content: { "application/octet-stream": string } } }
    ? Id
    : never;
}[OperationId];

type FileContent = { "application/pdf": string } | { "image/jpeg": string };

/** An operation that replies with a file. */
export type FileReplyId = {
  [Id in OperationId]: Operations[Id] extends { responses: { 200: { content: Readonly<FileContent> } } } ? Id : never;
}[OperationId];

/** An operation that replies in JSON. */
export type JsonOperationId = Exclude<OperationId, FileOperationId | FileReplyId>;

/** The parts of an operation's request, checked and decrypted. */
export interface OperationRequest<Id extends OperationId> {
  readonly header: Part<Operations[Id]["parameters"]["header"]>;
  readonly path: Part<Operations[Id]["parameters"]["path"]>;
  readonly query: Part<Operations[Id]["parameters"]["query"]>;
  readonly body: OperationBody<Operations[Id]>;
}

/** The body of an operation's 200 reply. */
export type OperationReply<Id extends JsonOperationId> =
  Operations[Id]["responses"][200]["content"]["application/json"];

type Part<Parameters> = [NonNullable<Parameters>] extends [never]
  ? Readonly<Record<string, unknown>>
  : NonNullable<Parameters>;
type OperationBody<Operation> = Operation extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : undefined;

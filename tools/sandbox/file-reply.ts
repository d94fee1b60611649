/** A file as the reply of an operation. */
export class FileReply {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly name: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, type: string, name: string) {
    this.bytes = bytes;
    this.type = type;
    this.name = name;
  }

  /** The reply, with its name (RFC 6266) and its length. */
  toResponse(): Response {
    const plain = this.name.replaceAll(/[^\x20-\x7e]|["\\]/g, "_");
    const headers = {
      "content-type": this.type,
      "content-length": String(this.bytes.length),
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(this.name)}`,
    };
    return new Response(this.bytes, { headers });
  }
}

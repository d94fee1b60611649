/** A request whose upload progress is reported. */
export interface Upload {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly bytes: Blob;
  readonly signal: AbortSignal;
  /** Called with the sent part of the bytes, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** The server's reply. */
export interface UploadReply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Sends bytes by XMLHttpRequest: fetch reports no upload progress. Rejects when the connection fails or is stopped. */
export function upload(xhr: XMLHttpRequest, of: Upload): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const stop = () => xhr.abort();
    const fail = () => reject(new Error("The upload came to no end."));
    xhr.open(of.method, of.url);
    for (const [name, value] of of.headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => of.onProgress(total === 0 ? 0 : loaded / total);
    xhr.onload = () => resolve({ status: xhr.status, text: xhr.responseText, headers: readHeaders(xhr) });
    xhr.onerror = fail;
    xhr.onabort = fail;
    xhr.onloadend = () => of.signal.removeEventListener("abort", stop);
    of.signal.addEventListener("abort", stop);
    if (of.signal.aborted) fail();
    else xhr.send(of.bytes);
  });
}

function readHeaders(xhr: XMLHttpRequest): Headers {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/);
  const pairs = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(":");
    return [name.trim(), value.join(":").trim()];
  });
  return new Headers(pairs.filter(([name]) => name !== ""));
}

/** The time for which a browser may read the bytes, in milliseconds. */
const READ_WITHIN = 60_000;

/** Has the browser save bytes under a name, as it does for any download. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}

/** A whole document that runs a script when it is opened; its table of places is right. */
export function scripted(pdf: string): string {
  const changed = pdf.replace("/Type /Catalog", "/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>");
  const [body = ""] = changed.split("xref\n");
  const places = [...body.matchAll(/^\d+ 0 obj/gm)].map(({ index }) => `${String(index).padStart(10, "0")} 00000 n \n`);
  const table = changed.slice(body.length).replaceAll(/^\d{10} 00000 n \n/gm, () => places.shift() ?? "");
  return body + table.replace(/startxref\n\d+/, `startxref\n${body.length}`);
}

/** A page of A4 with a title and lines in Helvetica; Latin letters only. Source: ISO 32000-1. */
export function onePagePdf(title: string, lines: readonly string[]): string {
  const text = ["BT", "/F1 22 Tf", "72 760 Td", `(${escaped(title)}) Tj`, "/F1 12 Tf", "0 -16 Td"]
    .concat(
      lines.map((line) => `0 -20 Td (${escaped(line)}) Tj`),
      "ET",
    )
    .join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  return withTable(objects);
}

const escaped = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, "?").replaceAll(/[\\()]/g, "\\$&");

/** The file: its objects, and a table of where each begins. */
function withTable(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

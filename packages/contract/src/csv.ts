/** Decimal amount, which a spreadsheet reads as a number. */
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

/** Returns a text as a CSV file of lines of cells, with line ends of CR and LF. */
export function csv(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Quotes a cell where needed; a text that a spreadsheet would run as a formula gets an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+@\t\r-]/.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Decimal amount, which a spreadsheet reads as a number. */
const AMOUNT = /^-?\d+(?:\.\d+)?$/;

/** Mark by which spreadsheets know UTF-8: without it they read other letters than English ones wrong. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns lines of cells as a CSV file that spreadsheets open by a double click: with a byte order mark, line ends of
 * CR and LF, and the separator and the decimal separator of the reader's language. Excel splits lines at semicolons
 * where the decimal separator is a comma.
 * @param lines amounts are decimal text with a dot
 * @param language tag of the reader's language, for example `de-DE`
 */
export function csv(lines: readonly (readonly string[])[], language: string): string {
  const decimal = decimalIn(language);
  const separator = decimal === ',' ? ';' : ',';
  const written = lines.map(
    (line) => `${line.map((text) => cell(text, separator, decimal)).join(separator)}\r\n`,
  );
  return BYTE_ORDER_MARK + written.join('');
}

/** Returns the decimal separator of a language: a comma or a dot, which are those of spreadsheets. */
function decimalIn(language: string): ',' | '.' {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

/** Quotes a cell where needed; a text that a spreadsheet would run as a formula gets an apostrophe. */
function cell(text: string, separator: string, decimal: string): string {
  if (AMOUNT.test(text)) return text.replace('.', decimal);
  const safe = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

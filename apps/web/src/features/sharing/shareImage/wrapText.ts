/**
 * Breaks a text into lines between words, or within a word longer than a line; text beyond `most` lines ends in an
 * ellipsis.
 */
export function wrapText(text: string, fits: (part: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    if (fits(rest)) return [...lines, rest];
    const room = isLast ? (part: string) => fits(`${part}…`) : fits;
    const line = headOf(rest, room);
    lines.push(isLast ? `${line}…` : line);
    rest = rest.slice(line.length).trim();
  }
  return lines;
}

/** Returns as many whole words as fit, or as many letters of a longer word. */
function headOf(text: string, fits: (part: string) => boolean): string {
  const words = text.split(' ');
  let line = '';
  for (const word of words) {
    const next = line === '' ? word : `${line} ${word}`;
    if (!fits(next)) break;
    line = next;
  }
  if (line !== '') return line;
  const letters = [...text];
  const count = letters.findIndex((_, index) => !fits(letters.slice(0, index + 1).join('')));
  return letters.slice(0, Math.max(1, count)).join('');
}

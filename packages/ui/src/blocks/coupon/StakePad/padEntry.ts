/** What is done with one press on the pad. */
export type PadKey = `${number}` | 'separator' | 'backspace' | 'clear';

export interface PadEntry {
  /** The amount as typed. */
  readonly value: string;
  /** What of it is marked; both ends are the caret when nothing is. */
  readonly selection: readonly [start: number, end: number];
}

export interface PadRules {
  /** The sign between whole and part, by the player's language. */
  readonly separator: string;
  /** How many figures may follow it; none makes it useless. */
  readonly decimals: number;
}

/** More whole figures than any stake has. */
const wholeFigures = 12;
const anySeparator = /[.,٫]/;

/**
 * The entry after a press on the pad: written at the caret, over what is marked. What would make
 * more decimals than the currency has changes nothing.
 * @returns the same object when the press changes nothing
 */
export function pressPad(entry: PadEntry, key: PadKey, { separator, decimals }: PadRules): PadEntry {
  const { value, selection } = entry;
  const [start, end] = selection;
  if (key === 'clear') return at('', 0);
  if (key === 'backspace') {
    const from = start === end ? Math.max(0, start - 1) : start;
    return at(value.slice(0, from) + value.slice(end), from);
  }
  const before = value.slice(0, start);
  const after = value.slice(end);
  const written = key === 'separator' ? (before === '' ? `0${separator}` : separator) : key;
  // A zero that stands alone gives way to the first figure.
  const kept = before === '0' && key !== 'separator' ? '' : before;
  const next = `${kept}${key === '00' && kept === '' ? '0' : written}${after}`;
  return fits(next, decimals) ? at(next, next.length - after.length) : entry;
}

const at = (value: string, caret: number): PadEntry => ({ value, selection: [caret, caret] });

function fits(value: string, decimals: number): boolean {
  const [whole = '', part, ...more] = value.split(anySeparator);
  if (more.length > 0 || whole.length > wholeFigures) return false;
  return part === undefined || (decimals > 0 && part.length <= decimals);
}

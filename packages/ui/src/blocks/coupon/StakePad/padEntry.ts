/** Key of the pad. */
export type PadKey = `${number}` | 'separator' | 'backspace' | 'clear';

export interface PadEntry {
  /** Amount as entered. */
  readonly value: string;
  /** Selected range; start and end are equal for a caret. */
  readonly selection: readonly [start: number, end: number];
}

export interface PadRules {
  /** Decimal separator of the player's language. */
  readonly separator: string;
  /** Maximum number of decimals. 0 disables the separator. */
  readonly decimals: number;
}

/** Maximum number of integer digits, above any possible stake. */
const wholeFigures = 12;
const anySeparator = /[.,٫]/;

/**
 * Returns the entry after a key press, which types at the caret or replaces the selected text. Presses that would
 * exceed the currency's decimals have no effect.
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
  // A single zero is replaced by the first digit.
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

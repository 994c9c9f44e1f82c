import type { FindText } from '../../../platform/i18n/useFindText.ts';

/** Key prefix of a sport's periods in the clock: `quarter` gives `quarter1`. */
const PARTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    football: 'half',
    handball: 'half',
    basketball: 'quarter',
    'american-football': 'quarter',
    'ice-hockey': 'period',
    tennis: 'set',
    volleyball: 'set',
    'table-tennis': 'set',
    esports: 'map',
    cricket: 'innings',
    baseball: 'inning',
    boxing: 'round',
  }),
);

const PART = 'part-';
const BAND = /^(?:(home|away)-)?(\d+)(?:-(\d+|plus))?$/;
const PAIR = /^(home|draw|away)-(home|draw|away|over|under)$/;

/** Returns the full-match type of a period market; undefined for other markets. */
export function wholeOf(type: string): string | undefined {
  return type.startsWith(PART) ? type.slice(PART.length) : undefined;
}

/**
 * Returns the name of a period: "2nd quarter".
 * @param sport slug of the sport; periods of an unknown sport are named by their number
 */
export function partName(word: FindText, sport: string | undefined, ordinal: number): string {
  const part = sport === undefined ? undefined : PARTS.get(sport);
  return (part === undefined ? undefined : word('sports', `period.${part}${ordinal}`)) ?? String(ordinal);
}

export interface ComposeDeps {
  readonly type: string;
  readonly key: string;
  /** Finds a translation among those of markets. */
  readonly find: (key: string, values?: Readonly<Record<string, string>>) => string | undefined;
  /** Returns the name of a side, isolated in text of the other direction. */
  readonly side: (key: string) => string;
  /** "Over 2.5". */
  readonly lined: (key: string) => string;
  /** Isolates figures, which keep their own direction. */
  readonly figures: (text: string) => string;
}

/** Returns the name of a combined selection: "Arsenal and over 2.5", "Draw / Arsenal", "Arsenal by 6–10", "6+". */
export function composedName({ type, key, find, side, lined, figures }: ComposeDeps): string | undefined {
  const pair = PAIR.exec(key);
  if (pair) {
    const [, first = '', second = ''] = pair;
    if (type === 'half-full') return find('both', { first: side(first), second: side(second) });
    return find('pair', { first: side(first), second: lined(second) });
  }
  const found = BAND.exec(key);
  // A purely numeric key is a name only in an exact total; elsewhere it may be a runner's number.
  if (!found || (found[1] === undefined && type !== 'exact-total')) return undefined;
  const [, of, from = '', to] = found;
  const band = figures(to === undefined ? from : to === 'plus' ? `${from}+` : `${from}–${to}`);
  if (of === undefined) return band;
  return find(type === 'winning-margin' ? 'by' : 'inRounds', { team: side(of), band });
}

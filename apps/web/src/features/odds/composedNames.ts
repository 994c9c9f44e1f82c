import type { Word } from '../../platform/i18n/words.ts';

/** What the parts of a match are called in the clock: `quarter` makes `quarter1`. */
const PARTS: Readonly<Record<string, string>> = {
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
};

const PART = 'part-';
const BAND = /^(?:(home|away)-)?(\d+)(?:-(\d+|plus))?$/;
const PAIR = /^(home|draw|away)-(home|draw|away|over|under)$/;

/** The market of the whole match that one of a part is like; undefined for those that are about no part. */
export function wholeOf(type: string): string | undefined {
  return type.startsWith(PART) ? type.slice(PART.length) : undefined;
}

/** "2nd quarter". @param sport slug of the sport; parts of a sport that isn't known go by their number */
export function partName(word: Word, sport: string | undefined, ordinal: number): string {
  const part = sport === undefined ? undefined : PARTS[sport];
  return (part === undefined ? undefined : word('sports', `period.${part}${ordinal}`)) ?? String(ordinal);
}

export interface ComposeParts {
  readonly type: string;
  readonly key: string;
  /** Finds a word among those of markets. */
  readonly find: (key: string, values?: Readonly<Record<string, string>>) => string | undefined;
  /** The name of a side, isolated where text runs the other way. */
  readonly side: (key: string) => string;
  /** "Over 2.5". */
  readonly lined: (key: string) => string;
  /** Figures keep their own direction. */
  readonly figures: (text: string) => string;
}

/** Names made of several: "Arsenal and over 2.5", "Draw / Arsenal", "Arsenal by 6–10", "6+". */
export function composedName({ type, key, find, side, lined, figures }: ComposeParts): string | undefined {
  const pair = PAIR.exec(key);
  if (pair) {
    const [, first = '', second = ''] = pair;
    if (type === 'half-full') return find('both', { first: side(first), second: side(second) });
    return find('pair', { first: side(first), second: lined(second) });
  }
  const found = BAND.exec(key);
  // A key of figures alone is a name only where a number is asked for; elsewhere it may be a runner's.
  if (!found || (found[1] === undefined && type !== 'exact-total')) return undefined;
  const [, of, from = '', to] = found;
  const band = figures(to === undefined ? from : to === 'plus' ? `${from}+` : `${from}–${to}`);
  if (of === undefined) return band;
  return find(type === 'winning-margin' ? 'by' : 'inRounds', { team: side(of), band });
}

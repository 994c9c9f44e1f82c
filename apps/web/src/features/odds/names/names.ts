import { formatLine, parseLine, quarters } from '@touchline/betting';
import { isolated } from '../../../platform/i18n/isolated.ts';
import type { FindText } from '../../../platform/i18n/useFindText.ts';
import { composedName, partName, wholeOf } from './composedNames.ts';

/** Data of a market from which it and its selections are named. */
export interface NamedMarket {
  readonly type: string;
  readonly line?: string | undefined;
  readonly ordinal?: number | undefined;
}

export interface NameDeps {
  readonly findText: FindText;
  /** In right-to-left text, parts of another direction are isolated. */
  readonly direction: 'ltr' | 'rtl';
  /**
   * True if the less common translations are loaded.
   * @default true
   */
  readonly hasMore?: boolean;
}

export interface Teams {
  readonly home: string;
  readonly away: string;
}

export interface MarketNames {
  /**
   * Full name: "Total goals", "Handicap", "Goal number 3", "2nd quarter: Total points".
   * @param sport slug of the sport, if known
   * @param teams to include the name in a market about one side
   */
  market(market: NamedMarket, sport: string | undefined, teams?: Teams): string;
  /** Abbreviated name for experienced players: "BTTS", "Hcp"; the full name if there is none. */
  shortMarket(market: NamedMarket, sport: string | undefined, teams?: Teams): string;
  /** Full name: "Arsenal to win", "Over 2.5", "Arsenal (−1.5)". */
  selection(market: NamedMarket, key: string, teams: Teams): string;
  /** Label next to a price on a match's page: "Arsenal", "Draw", "Over 2.5", "−1.5 Arsenal". */
  label(market: NamedMarket, key: string, teams: Teams): string;
  /** In lists: "1", "X", "Over". */
  short(key: string): string;
}

/** Markets with sport-specific names, and the keys of those names. */
const OF_SPORT: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'half-full': 'halfFullOf', 'fullest-part': 'fullestOf' }),
);
/** Keys with abbreviations of their own, and scores. */
const SHORT_KEY = /^(?:1x|12|x2|yes|no|none|other|odd|even|equal|distance|\d+:\d+)$/;

/**
 * Creates names of markets and selections in the player's language; a type without translation is shown as in the
 * feed.
 */
export function createMarketNames({ findText: word, direction, hasMore = true }: NameDeps): MarketNames {
  const ltr = (text: string) => (direction === 'rtl' ? `\u2066${text}\u2069` : text);
  const own = (text: string) => isolated(text, direction);
  // Less common translations are loaded with the pages that need them.
  const find = (key: string, values?: Readonly<Record<string, string>>) =>
    word('markets', key, values) ?? (hasMore ? word('marketsMore', key, values) : undefined);
  const short = (key: string) => find(`short.${key}`) ?? ltr(key);

  function selection(market: NamedMarket, key: string, teams: Teams): string {
    const values = { home: own(teams.home), away: own(teams.away), line: ltr(lineText(market, key) ?? '') };
    const type = wholeOf(market.type) ?? market.type;
    const any = (of: string) => find(`selection.any.${of}`, values) ?? short(of);
    if (type.endsWith('handicap') && (key === 'home' || key === 'away')) {
      return find(`selection.handicap.${key}`, values) ?? any(key);
    }
    return (
      find(`selection.${type}.${key}`, values) ??
      composedName({ type, key, find, side: any, lined: any, figures: ltr }) ??
      any(key)
    );
  }

  function label(market: NamedMarket, key: string, teams: Teams): string {
    if (key === 'over' || key === 'under') return selection(market, key, teams);
    if (key === 'home' || key === 'away') {
      const line = lineText(market, key);
      // The line comes first, so that it stays visible when a long name is cut.
      return line === undefined ? own(teams[key]) : `${ltr(line)} ${own(teams[key])}`;
    }
    if (key === 'draw') return word('markets', 'selection.match-result.draw') ?? short(key);
    return (
      find(`label.${market.type}.${key}`) ??
      (SHORT_KEY.test(key) ? short(key) : selection(market, key, teams))
    );
  }

  function market(named: NamedMarket, sport: string | undefined, teams?: Teams): string {
    const { type, ordinal } = named;
    const whole = wholeOf(type);
    if (whole !== undefined && ordinal !== undefined) {
      const name = find(`type.${type}`) ?? nameOf(whole, sport, 'partTotalOf');
      return find('ofPart', { part: partName(word, sport, ordinal), market: name }) ?? name;
    }
    const side = type === 'total-home' ? 'home' : type === 'total-away' ? 'away' : undefined;
    if (side && teams) return find('teamTotal', { team: own(teams[side]) }) ?? type;
    const numbered =
      ordinal === undefined ? undefined : find(`ordinal.${type}`, { ordinal: ltr(String(ordinal)) });
    return numbered ?? nameOf(type, sport);
  }

  function nameOf(type: string, sport: string | undefined, own = 'totalOf'): string {
    const table = type === 'total' ? own : OF_SPORT.get(type);
    const ofSport = table === undefined || sport === undefined ? undefined : find(`${table}.${sport}`);
    const total =
      type === 'total' && own !== 'totalOf' && sport !== undefined ? find(`totalOf.${sport}`) : undefined;
    return ofSport ?? total ?? find(`type.${type}`) ?? type;
  }

  function shortMarket(named: NamedMarket, sport: string | undefined, teams?: Teams): string {
    const own = named.ordinal === undefined ? word('markets', `shortType.${named.type}`) : undefined;
    return own ?? market(named, sport, teams);
  }

  return { market, shortMarket, selection, label, short };
}

/** Returns the line for a selection's side: a handicap of -1.5 is +1.5 for the away side. */
export function lineOf({ type, line }: NamedMarket, key: string): string | undefined {
  if (line === undefined || !type.endsWith('handicap')) return line;
  const home = parseLine(line);
  return formatLine(key === 'away' ? quarters(-home) : home, { sign: true });
}

/** Returns the line for a selection's side as text, with a minus (U+2212) instead of a hyphen. */
export function lineText(market: NamedMarket, key: string): string | undefined {
  return lineOf(market, key)?.replace('-', '−');
}

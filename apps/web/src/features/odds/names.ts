import { formatLine, parseLine, quarters } from '@touchline/betting';
import type { Word } from '../../platform/i18n/useWord.ts';

/** What of a market names it and its selections. */
export interface NamedMarket {
  readonly type: string;
  readonly line?: string | undefined;
  readonly ordinal?: number | undefined;
}

export interface NameParts {
  readonly word: Word;
  /** Where text runs from the right, runs of another direction are isolated. */
  readonly direction: 'ltr' | 'rtl';
}

export interface Teams {
  readonly home: string;
  readonly away: string;
}

export interface MarketNames {
  /** "Total goals", "Handicap", "Goal number 3". @param sport slug of the sport, where it is known */
  market(market: NamedMarket, sport: string | undefined): string;
  /** Short, for players who know it: "BTTS", "Hcp"; in full where it has no short name. */
  shortMarket(market: NamedMarket, sport: string | undefined): string;
  /** In full: "Arsenal to win", "Over 2.5", "Arsenal (-1.5)". */
  selection(market: NamedMarket, key: string, teams: Teams): string;
  /** Beside a price on a match's page: "Arsenal", "Draw", "Over 2.5", "-1.5 Arsenal". */
  label(market: NamedMarket, key: string, teams: Teams): string;
  /** In lists: "1", "X", "Over". */
  short(key: string): string;
}

/** Names of markets and selections in the player's language; a type without words shows as the feed names it. */
export function createMarketNames({ word, direction }: NameParts): MarketNames {
  const ltr = (text: string) => (direction === 'rtl' ? `\u2066${text}\u2069` : text);
  const own = (text: string) => (direction === 'rtl' ? `\u2068${text}\u2069` : text);
  const short = (key: string) => word('markets', `short.${key}`) ?? ltr(key);

  function selection(market: NamedMarket, key: string, teams: Teams): string {
    const values = { home: own(teams.home), away: own(teams.away), line: ltr(lineOf(market, key) ?? '') };
    return word('markets', `selection.${market.type}.${key}`, values) ?? short(key);
  }

  function label(market: NamedMarket, key: string, teams: Teams): string {
    if (key === 'over' || key === 'under') return selection(market, key, teams);
    if (key === 'home' || key === 'away') {
      const line = lineOf(market, key);
      // The line comes first: a long name may be cut, the line never.
      return line === undefined ? own(teams[key]) : `${ltr(line)} ${own(teams[key])}`;
    }
    if (key === 'draw') return word('markets', 'selection.match-result.draw') ?? short(key);
    return short(key);
  }

  function market({ type, ordinal }: NamedMarket, sport: string | undefined): string {
    const values = ordinal === undefined ? undefined : { ordinal: ltr(String(ordinal)) };
    const numbered = values && word('markets', `ordinal.${type}`, values);
    const ofSport = type === 'total' && sport !== undefined ? word('markets', `totalOf.${sport}`) : undefined;
    return numbered ?? ofSport ?? word('markets', `type.${type}`) ?? type;
  }

  function shortMarket(named: NamedMarket, sport: string | undefined): string {
    const own = named.ordinal === undefined ? word('markets', `shortType.${named.type}`) : undefined;
    return own ?? market(named, sport);
  }

  return { market, shortMarket, selection, label, short };
}

/** The line from a selection's own side: a handicap of -1.5 is +1.5 for the away side. */
export function lineOf({ type, line }: NamedMarket, key: string): string | undefined {
  if (line === undefined || type !== 'handicap') return line;
  const home = parseLine(line);
  return formatLine(key === 'away' ? quarters(-home) : home, { sign: true });
}

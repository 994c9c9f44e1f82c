import { useQuery } from '@tanstack/react-query';
import type { Closure } from '@touchline/contract/operators';
import { readPages } from '../api/reads.ts';
import { mayEverywhere } from '../api/session.ts';
import { matchText } from '../bets/betText.ts';
import { readAllRows } from '../shared/list/readAllRows.ts';
import { sportText } from './sports.ts';

/** A market, a match or a sport, by its id. */
export type ClosureSubject = Pick<Closure, 'scope' | 'subject'>;

/**
 * Closures in force, page by page, newest first.
 * @param matchId match whose closures are read, with those of its markets and its sport; all by default
 */
export const closurePages = (matchId?: string) =>
  readPages('/ops/closures', matchId === undefined ? {} : { query: { matchId } }, {
    next: ({ next }) => next,
  });

/** Most closures that a page reads to show what is closed; the newest ones. */
const MAX_READ = 300;

/** Returns whether the operator may close, open and settle markets, which all sites of the platform share. */
export const mayCloseBetting = (): boolean => mayEverywhere('results');

/** Closures in force, as far as they are read. */
export interface Closures {
  readonly rows: readonly Closure[];
  /** False if there are older closures that aren't read. */
  readonly isWhole: boolean;
}

/**
 * Reads what is closed; nothing for operators who may not close betting.
 * @param matchId as in `closurePages`
 */
export function useClosures(matchId?: number): Closures {
  const pages = closurePages(matchId === undefined ? undefined : String(matchId));
  const { data } = useQuery({
    queryKey: [...pages.key, 'newest'],
    queryFn: () => readAllRows(pages, ({ closures }) => closures, MAX_READ),
    enabled: mayCloseBetting(),
  });
  return data ?? NOT_READ;
}

const NOT_READ: Closures = { rows: [], isWhole: false };

/** Returns the closures of a subject itself, without those of its match or sport. */
export const closuresOn = ({ rows }: Closures, { scope, subject }: ClosureSubject): readonly Closure[] =>
  rows.filter((closure) => closure.scope === scope && closure.subject === subject);

/** Changes that an operator can make to a subject. */
interface ClosureChoice {
  readonly maySuspend: boolean;
  readonly mayOpen: boolean;
}

/**
 * Returns which changes a subject with these closures allows. A published result has to be lifted before the market can
 * be opened.
 * @param isWhole false if the subject may have closures that aren't read: the server decides about opening it then
 */
export const choiceOf = (own: readonly Closure[], isWhole: boolean): ClosureChoice => ({
  maySuspend: !own.some(({ cause }) => cause === 'suspended'),
  mayOpen: own.length > 0 ? !own.some(({ cause }) => cause === 'result') : !isWhole,
});

/** Returns the name of what is closed: its match and market, or its sport. */
export function closureName({ scope, subject, match }: Closure): string {
  if (scope === 'sport') return sportText(subject);
  if (match === null) return subject;
  return scope === 'match' ? matchText(match) : [matchText(match), subject].join(', ');
}

import type { Coupon } from '@touchline/contract';
import type { BadgeTone } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';

type Leg = Coupon['bets'][number];
type BetState = Pick<Coupon, 'state' | 'outcome'>;

export const couponTypeText = (typeId: number): string => messageOf('coupon', typeId);

export const stateText = (state: Coupon['state']): string => messageOf('betState', state);

/** Returns the state of a bet in words: for a settled one its outcome. */
export const betStateText = ({ state, outcome }: BetState): string =>
  state === 'settled' && outcome !== undefined ? messageOf('outcome', outcome) : stateText(state);

const tones: Readonly<Record<Coupon['state'], BadgeTone>> = {
  pending: 'pending',
  review: 'warning',
  needsConfirm: 'warning',
  accepted: 'neutral',
  rejected: 'danger',
  cancelled: 'neutral',
  settled: 'neutral',
  sold: 'cashedOut',
};

export const betTone = ({ state, outcome }: BetState): BadgeTone =>
  state === 'settled' && outcome !== undefined ? outcome : tones[state];

/** Makes a name from a key: `match-result` is “Match result”. */
export const keyText = (key: string): string =>
  (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('-', ' ');

/** Returns the name of a match by its sides. */
export const matchText = ({ home, away }: Pick<Leg, 'home' | 'away'>): string =>
  away === '' ? home : `${home} – ${away}`;

/** Returns market, its number and line: “Total 2.5”, “Next goal 3”. */
export const marketText = (market: {
  readonly type: string;
  readonly ordinal?: number | null | undefined;
  readonly line?: string | null | undefined;
}): string => [keyText(market.type), market.ordinal, market.line].filter(isGiven).join(' ');

const isGiven = (part: unknown): boolean => part !== undefined && part !== null;

/** Returns market and selection of a leg: “Match result: Home”. */
export const selectionText = ({ marketType: type, ordinal, line, selectionKey }: Leg): string =>
  `${marketText({ type, ordinal, line })}: ${keyText(selectionKey)}`;

export const legStateText = (statusId: number): string => messageOf('legState', statusId);

/** Returns a bet in one line: the match and selection of a single, else its type with the number of legs. */
export function betText({ typeId, bets }: Pick<Coupon, 'typeId' | 'bets'>): string {
  const [leg] = bets;
  if (leg && bets.length === 1) return selectionText(leg);
  return t('bet.legs', { type: couponTypeText(typeId), count: bets.length });
}

/** Returns the matches of a bet, the first three by name. */
export function betMatches(bets: readonly Leg[]): string {
  const names = [...new Set(bets.map(matchText))];
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? t('bet.more', { names: shown, count: names.length - 3 }) : shown;
}

import type { Tournament } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import { useWritten } from '../../../platform/i18n/useWritten.ts';

/** A prize with its amount, as the server gives it. */
export interface ShownPrize {
  readonly kind: 'money' | 'bonus' | 'points';
  readonly amount: string;
}

/** Texts of tournaments and challenges. */
export interface TournamentText {
  /** Title and text in the page's language, else in English. */
  own(texts: Tournament['texts']): { readonly title: string; readonly text: string };
  /** A prize: “€ 500”, “Bonus of € 20” or “100 points”. */
  prize(prize: ShownPrize, iso: string): string;
  /** Time of the start or end: “ends today, 20:00”. */
  when(tournament: Pick<Tournament, 'state' | 'from' | 'until'>): string;
  /** Points with the unit of the score, for example “75.8×”. */
  points(scoring: Tournament['scoring'], points: string): string;
  /** “148th of 2,310”. */
  place(place: number, players: number): string;
}

export function useTournamentText(): TournamentText {
  const { t } = useTranslation('tournaments');
  const written = useWritten();
  const format = useFormat();
  const number = useNumber();
  const at = (seconds: number) => `${format.day(seconds)}, ${format.time(seconds)}`;
  return {
    own: (texts) => written(texts) ?? { title: '', text: '' },
    prize({ kind, amount }, iso) {
      if (kind === 'points') return t('prize.points', { count: Number(amount) });
      const money = format.roundMoney(amount, iso);
      return kind === 'money' ? money : t('prize.bonus', { amount: money });
    },
    when({ state, from, until }) {
      if (state === 'planned') return t('when.planned', { date: at(from) });
      if (state === 'running' && until > serverNow() / 1000) return t('when.running', { date: at(until) });
      if (state === 'final' || state === 'paid') return t('when.over', { date: format.date(until) });
      return t(state === 'cancelled' ? 'when.cancelled' : 'when.counting');
    },
    points(scoring, points) {
      if (scoring === 'turnover' || scoring === 'winPoints') return number(Number(points));
      return t('multiple', { value: points.replace(/\.?0+$/, '') });
    },
    place: (place, players) => t('place', { place: number(place), players: number(players) }),
  };
}

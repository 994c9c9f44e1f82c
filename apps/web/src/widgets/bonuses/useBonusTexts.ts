import type { Bonus, BonusOffer } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useFindText } from '../../platform/i18n/useFindText.ts';
import { useWritten } from '../../platform/i18n/useWritten.ts';
import { serverNow } from '../../platform/clock/clock.ts';

const DAY = 86_400;
const HOUR = 3600;

type Terms = Bonus['terms'];

/** Texts of bonuses and offers in the player's language. */
export interface BonusTexts {
  title(about: Pick<Bonus, 'texts' | 'kind'>): string;
  text(about: Pick<Bonus, 'texts'>): string;
  /** Kind and product, for example “Reload bonus · sports”. */
  kind(about: Pick<Bonus, 'kind' | 'terms'>): string;
  /** Amount, or how it is computed from a deposit. */
  amount(about: Pick<Bonus | BonusOffer, 'money' | 'iso' | 'terms'>): string;
  /** The key terms in one paragraph. */
  terms(terms: Terms, iso: string): string;
  /** Time left, in days; in hours on the last day. */
  left(until: number): string;
}

export function useBonusTexts(): BonusTexts {
  const { t } = useTranslation('bonuses');
  const format = useFormat();
  const findText = useFindText();
  const written = useWritten();

  const wagering = ({ wagering: rule }: Terms): string[] => {
    if (!rule) return [];
    const { sport, times, base, countFrom } = rule;
    const needed = t(`terms.wagering.${base}`, { times });
    const from = t(countFrom === 'any' ? 'terms.countAny' : 'terms.countBonus');
    if (!sport) return [needed, from];
    const types = sport.types.map((type) => t(`types.${type}`)).join(', ');
    const counts = t('terms.counts', { types, odds: format.odds(sport.minOdds) });
    const legs = sport.types.includes('express') ? [t('terms.legs', { count: sport.minLegs })] : [];
    return [needed, counts, ...legs, from];
  };

  return {
    title: (about) =>
      about.kind === 'freeRounds' ? t('freeRounds.title') : (written(about.texts)?.title ?? ''),
    text: (about) => written(about.texts)?.text ?? '',
    kind: ({ kind, terms }) => `${t(`kind.${kind}`)} · ${t(`product.${terms.product}`)}`,
    amount({ money, iso, terms }) {
      if (money !== undefined) return format.money(money, iso);
      const percent = terms.percent ?? '0';
      return terms.cap === undefined
        ? t('percent', { percent })
        : t('percentUpTo', { percent, cap: format.roundMoney(terms.cap, iso) });
    },
    terms(terms, iso) {
      const { minDeposit, maxBet, maxConvert, minOdds, weekday, days, isSticky } = terms;
      return [
        ...(minDeposit === undefined
          ? []
          : [t('terms.minDeposit', { amount: format.roundMoney(minDeposit, iso) })]),
        ...(weekday === undefined
          ? []
          : [t('terms.weekday', { day: findText('bonuses', `weekday.${weekday}`) ?? '' })]),
        ...wagering(terms),
        ...(minOdds === undefined ? [] : [t('terms.freeBet', { odds: format.odds(minOdds) })]),
        ...(maxBet === undefined ? [] : [t('terms.maxBet', { amount: format.roundMoney(maxBet, iso) })]),
        ...(maxConvert === undefined
          ? []
          : [t('terms.maxConvert', { amount: format.roundMoney(maxConvert, iso) })]),
        ...(isSticky ? [t('terms.sticky')] : []),
        t('terms.days', { count: days }),
      ].join(' ');
    },
    left(until) {
      const seconds = Math.max(0, until - Math.floor(serverNow() / 1000));
      return seconds > DAY
        ? t('daysLeft', { count: Math.floor(seconds / DAY) })
        : t('hoursLeft', { count: Math.ceil(seconds / HOUR) });
    },
  };
}

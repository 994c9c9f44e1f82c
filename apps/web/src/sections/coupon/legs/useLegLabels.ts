import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Leg } from '../../../features/coupon/pricing/legs.rules.ts';
import { refusalMessage } from '../../../features/coupon/placement/refusalMessage.ts';
import { isQuarterLine } from '../../../features/coupon/pricing/totals.rules.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useNames, type Names } from '../../../features/odds/names/useNames.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useMarketName } from '../../../widgets/events/list/useMarketName.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';

/** Texts of a row that don't depend on prices. */
export interface LegTexts {
  readonly pick: string;
  readonly market: string;
  readonly note: string | undefined;
  readonly removeLabel: string;
  /** "Arsenal 2 – 1 Crystal Palace" during play, "Today 21:00 · Arsenal – Crystal Palace" before. */
  readonly event: string;
}

/** Texts for all rows: the same object until the language or a format changes. */
export interface LegLabels {
  of(leg: Leg): LegTexts;
  phase: Names['phase'];
  moved(direction: 'up' | 'down', from: string): string;
  /** Why a selection accepts no bets. */
  closed(state: Exclude<Leg['state'], 'open' | 'loading'>): string;
  /** Why the server refused a selection; undefined until the translations are loaded. */
  refused(code: string): string | undefined;
}

export function useLegLabels(): LegLabels {
  const { t } = useTranslation('coupon');
  const findText = useFindText();
  // Less common markets have translations of their own.
  useLazyBundle('marketsMore');
  const names = useNames();
  const marketName = useMarketName();
  const format = useFormat();
  const of = useCallback(
    ({ bet, match }: Leg): LegTexts => {
      const market = { type: bet.marketType, line: bet.line, ordinal: bet.ordinal };
      const pick = names.selection(market, bet.selectionKey, bet);
      // Isolates the direction of each name in the sentence.
      const sides = { home: `\u2068${bet.home}\u2069`, away: `\u2068${bet.away}\u2069` };
      const [homeScore, awayScore] = match?.score?.total ?? [];
      const startsAt = match?.startsAt ?? bet.startsAt;
      const start = { day: format.day(startsAt), time: format.time(startsAt) };
      return {
        pick,
        market: marketName(market, sportSlug(bet.sportId)),
        note: isQuarterLine(bet.line) ? t('asianLine') : undefined,
        removeLabel: t('remove', { pick }),
        event:
          bet.away === '' || homeScore === undefined || awayScore === undefined
            ? t(bet.away === '' ? 'eventAlone' : 'eventAhead', { ...sides, ...start })
            : t('eventLive', { ...sides, homeScore, awayScore }),
      };
    },
    [t, names, marketName, format],
  );
  return useMemo(
    () => ({
      of,
      phase: names.phase,
      moved: (direction, from) => t(direction === 'up' ? 'movedUp' : 'movedDown', { from }),
      closed: (state) => t(`legState.${state}`),
      refused: (code) => refusalMessage(findText, { code, isOfLeg: true })?.title,
    }),
    [of, names, t, findText],
  );
}

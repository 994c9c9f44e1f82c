import type { MatchRecord } from '@touchline/feed';
import { BetLeg } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet, BetLeg as Leg } from '../../../features/bets/bets.api.ts';
import { useMinute } from '../../../features/odds/clock/useMinute.ts';
import { useMatch } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { sportSlug } from '../../../features/odds/sports/sportSlugs.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { legCrest } from '../../../widgets/coupon/legCrest.tsx';
import { useLegTexts } from '../../../widgets/coupon/useLegTexts.ts';
import { MinuteOrPhase } from '../../../widgets/events/liveTexts.tsx';
import { hasMomentum } from '../../../widgets/events/tracker/trackerSports.ts';
import { legState, type LegState } from '../../../widgets/bets/legState.ts';
import { isPlaced, legVerdict } from '../../../widgets/bets/outcomes.ts';
import { useBetText } from '../text/useBetText.ts';
import { useLegMark } from './useLegMark.ts';

export interface BetLegLineProps {
  readonly bet: Bet;
  /** Position of the leg in the bet. */
  readonly index: number;
  readonly leg: Leg;
  /** Matches with open legs on the page, whose momentum is requested in one call. */
  readonly matchIds: readonly number[];
  /**
   * Further lines, on the bet's page.
   * @default none
   */
  readonly notes?: readonly string[];
}

const LegMomentum = lazyView(() => import('./LegMomentum.tsx'));

const noState: LegState = { standing: undefined };

/** Leg of a bet with its state; follows the score of its match in the page's book. */
export function BetLegLine({ bet, index, leg, matchIds, notes }: BetLegLineProps) {
  const text = useBetText();
  const names = useNames();
  const legTexts = useLegTexts();
  const mark = useLegMark();
  const hasCrests = useHasCrests();
  const match = useMatch(leg.gameId);
  const now = useMinute();
  // A bet that wasn't placed has no states.
  const state = isPlaced(bet) ? legState(leg, bet, match, now) : noState;
  const isOpen = leg.statusId < 0;
  return (
    <BetLeg
      title={legTexts(leg).pick}
      price={text.price(leg.coef)}
      event={useEventText(leg, isOpen ? match : undefined)}
      live={isOpen && match ? <MinuteOrPhase match={match} phase={names.phase(match)} /> : undefined}
      state={state.standing}
      stateLabel={useStateLabel(bet, leg, state)}
      count={state.count}
      played={state.played}
      momentum={
        isOpen && match && hasMomentum(match, sportSlug(match.sportId)) ? (
          <LegMomentum match={match} matchIds={matchIds} />
        ) : undefined
      }
      crest={hasCrests ? legCrest(leg) : undefined}
      mark={mark(bet, leg, index)}
      notes={notes}
    />
  );
}

/** Match with its score in play and after the end, or with its start. */
function useEventText(leg: Leg, match: MatchRecord | undefined): string {
  const { t } = useTranslation('coupon');
  const legTexts = useLegTexts();
  // Runners have positions, not scores.
  const score = leg.away === '' ? undefined : (leg.finalScore ?? match?.score);
  if (!score) return legTexts(leg).event;
  const [homeScore, awayScore] = score.total;
  // Isolates the direction of each name in the sentence.
  const sides = { home: `\u2068${leg.home}\u2069`, away: `\u2068${leg.away}\u2069` };
  return t('eventLive', { ...sides, homeScore, awayScore });
}

function useStateLabel(bet: Bet, leg: Leg, { standing, count }: LegState): string | undefined {
  const { t } = useTranslation('history');
  if (standing === undefined) return undefined;
  if (count) return t('standing.counting', { ...count });
  if (standing === 'won' || standing === 'lost' || standing === 'returned') {
    return t(`outcome.${legVerdict(leg.statusId, bet).word}`);
  }
  return standing === 'counting' ? undefined : t(`standing.${standing}`);
}

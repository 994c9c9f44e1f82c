import type { MatchRecord } from '@touchline/feed';
import { GoalMoment } from '@touchline/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { minuteText } from '../../../features/odds/clock/matchClock.ts';
import type { Goal } from '../../../features/odds/feed/goals.ts';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { isolated } from '../../../platform/i18n/isolated.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { useTracker } from '../tracker/tracker.api.ts';
import { useBetOn } from './useBetOn.ts';

export interface GoalOverlayProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
  readonly goal: Goal;
  /** Called once with the goal in a sentence. */
  readonly onAnnounce: (news: string) => void;
  readonly onClose: () => void;
}

/** A goal with its scorer, as soon as the course of the match has it, and with the player's bet. */
export default function GoalOverlay({ match, sport, goal, onAnnounce, onClose }: GoalOverlayProps) {
  const { t, i18n } = useTranslation(['moments', 'betting', 'tracker', 'common']);
  const hasCrests = useHasCrests();
  const event = useGoalEvent(match, goal);
  const { bet, isSettled } = useBetOn(match);
  const hasMoments = useLazyBundle('moments');
  const hasTracker = useLazyBundle('tracker');
  const isReady = hasMoments && hasTracker;
  const { side, score } = goal;
  const { home, away } = match;
  const own = (name: string) => isolated(name, i18n.dir());
  const word = t('betting:goal');
  const details = [
    event?.minute && t('tracker:minute', { value: event.minute }),
    event?.manner && t(`goal.manner.${event.manner}`),
  ];
  const news = [
    t('goal.said', {
      word,
      team: own(side === 0 ? home : away),
      home: own(home),
      away: own(away),
      homeScore: score[0],
      awayScore: score[1],
    }),
    bet?.state && t('goal.saidBet', { bet: bet.title, state: bet.state }),
  ];
  const sentence = isReady && isSettled ? news.filter(Boolean).join(' ') : undefined;
  useEffect(() => {
    if (sentence !== undefined) onAnnounce(sentence);
  }, [sentence, onAnnounce]);
  if (!isReady) return null;
  return (
    <GoalMoment
      word={word}
      teams={[home, away]}
      crests={[match.homeCrest, match.awayCrest]}
      sport={sport}
      side={side}
      score={[String(score[0]), String(score[1])]}
      scorer={event?.player}
      detail={details.filter(Boolean).join(' · ') || undefined}
      bet={bet}
      decorated={hasCrests}
      closeLabel={t('common:kit.close')}
      onClose={onClose}
    />
  );
}

/** The goal in the course of the match, once the platform lists it. */
function useGoalEvent(match: MatchRecord, { score, side }: Goal) {
  const { data } = useTracker(match);
  const event = data?.events.findLast(
    (one) => one.kind === 'goal' && one.side === side && one.score?.join() === score.join(),
  );
  if (!event) return undefined;
  const { period, seconds, player, manner } = event;
  const minute =
    seconds === undefined ? undefined : minuteText({ period, seconds, running: false, at: 0 }, 0);
  return { minute, player, manner };
}

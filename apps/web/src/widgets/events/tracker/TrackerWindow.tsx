import type { MatchRecord } from '@touchline/feed';
import { MatchTracker, MomentumChart, OwnWindowLayout, Scoreboard } from '@touchline/ui';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLastMatch, useTopic } from '../../../features/odds/feed/useFeed.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useHasCrests } from '../../../features/settings/useHasCrests.ts';
import { useLazyBundle } from '../../../platform/i18n/useLazyBundle.ts';
import { mirrorLook } from '../../../platform/page/mirrorLook.ts';
import { MinuteAndPhase } from '../liveTexts.tsx';
import { saidScore, scoreFormOf, scoreTexts } from '../rules/score.ts';
import { useTracker } from './tracker.api.ts';
import { hasMomentum } from './trackerSports.ts';
import type { TrackerWindow as OpenWindow } from './ownWindow.ts';
import { useMomentum } from './useMomentum.ts';
import { usePlay } from './usePlay.ts';

/** Tracker of a match in a window of its own, in the look of the page. */
export default function TrackerWindow({ matchId, sport, window: own }: OpenWindow) {
  useTopic(`match:${matchId}`);
  const match = useLastMatch(matchId);
  const hasTexts = useLazyBundle('tracker');
  const hasPhases = useLazyBundle('events');
  useLayoutEffect(() => mirrorLook(document, own), [own]);
  return (
    match &&
    hasTexts &&
    hasPhases &&
    createPortal(<Content match={match} sport={sport} own={own} />, own.document.body)
  );
}

interface ContentProps {
  readonly match: MatchRecord;
  readonly sport: string;
  readonly own: Window;
}

function Content({ match, sport, own }: ContentProps) {
  const { t } = useTranslation('betting');
  const names = useNames();
  const flagOf = useFlag('sm');
  const { home, away, status } = match;
  const name = names.match(match);
  useEffect(() => setTitle(own, name), [own, name]);
  const score = scoreTexts(match, sport);
  const phase = names.phase(match);
  const isPlayed = status === 2 || status === 3;
  return (
    <OwnWindowLayout
      board={
        <Scoreboard
          level={2}
          teams={[home, away]}
          crests={[match.homeCrest, match.awayCrest]}
          sport={sport}
          title={names.competition(match)}
          flag={flagOf(match.country)}
          score={score?.sides}
          scoreLabel={saidScore(score, (scores) => t('score', { ...scores }))}
          scoreForm={scoreFormOf(score)}
          live={isPlayed ? <MinuteAndPhase match={match} phase={phase} /> : undefined}
          status={isPlayed ? undefined : phase}
        />
      }
    >
      {isPlayed && <Play match={match} sport={sport} />}
    </OwnWindowLayout>
  );
}

function setTitle({ document: content }: Window, title: string): void {
  content.title = title;
}

function Play({ match, sport }: Omit<ContentProps, 'own'>) {
  const { t } = useTranslation('tracker');
  const hasCrests = useHasCrests();
  const { data } = useTracker(match, { isAlways: true });
  const play = usePlay(match, sport, data?.action);
  const { minutes, ...momentum } = useMomentum(match, sport, data);
  return (
    <MatchTracker
      title={t('title')}
      {...play}
      momentum={hasMomentum(match, sport) && <MomentumChart {...momentum} size="tracker" minutes={minutes} />}
      decorated={hasCrests}
    />
  );
}

import type { MatchRecord } from '@touchline/feed';
import { PhoneHeader, Scoreboard } from '@touchline/ui';
import type { TFunction } from 'i18next';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { MatchTools } from '../../broadcast/MatchTools.tsx';
import { LazyMatchGoal } from '../goal/LazyMatchGoal.ts';
import { MinuteAndPhase } from '../liveTexts.tsx';
import { hasGoalMoment } from '../rules/goalSports.ts';
import { saidScore, scoreFormOf, scoreTexts } from '../rules/score.ts';
import { LazyMomentum } from '../tracker/LazyTracker.ts';
import { TrackerTool } from '../tracker/TrackerTool.tsx';
import { hasMomentum, hasTracker } from '../tracker/trackerSports.ts';
import { MatchScore } from './MatchScore.tsx';
import { MatchStar } from './MatchStar.tsx';
import { useBackLink } from './useBackLink.ts';
import { useTeamStars } from './useTeamStars.ts';
import { crestsOf } from '../sideImages.ts';

export interface MatchHeadProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
  /** Ref of the scoreboard. */
  readonly board: RefObject<HTMLElement | null>;
}

/** Teams, score and clock; replaces the site's header on phones. */
export function MatchHead({ match, sport, board }: MatchHeadProps) {
  const { t } = useTranslation(['betting', 'marketsMore', 'events']);
  const names = useNames();
  const flagOf = useFlag('sm');
  const format = useFormat();
  const paths = useEventPaths();
  const back = useBackLink(match, sport);
  const stars = useTeamStars(match);
  const { isShowGameId } = useSnapshot(settings);
  const { home, away, homeId, awayId, status, startsAt, competitionId, competition } = match;
  const place = names.competition(match);
  const pageOf = (id: number | undefined, name: string) =>
    id === undefined ? undefined : paths.team({ id, name });
  const score = scoreTexts(match, sport);
  const phase = names.phase(match);
  const isPlayed = status === 2 || status === 3;
  return (
    <PhoneHeader>
      <Scoreboard
        ref={board}
        teams={away === '' ? undefined : [home, away]}
        name={away === '' ? home : undefined}
        crests={crestsOf(match, sport)}
        sport={sport}
        title={isShowGameId === 1 ? `${place} · ${t('number', { number: match.id })}` : place}
        flag={flagOf(match.country)}
        titleLink={{
          href: paths.champ({ id: competitionId, name: competition }),
          label: `${t('events:match.championship')}: ${place}`,
        }}
        back={back}
        teamHrefs={[pageOf(homeId, home), pageOf(awayId, away)]}
        stars={stars}
        actions={
          <>
            <MatchTools match={match} />
            {hasTracker(match, sport) && !hasMomentum(match, sport) && <TrackerTool />}
            <MatchStar match={match} />
          </>
        }
        actionsLabel={t('events:match.tools')}
        score={score?.sides}
        scoreLabel={saidScore(score, (scores) => t('score', { ...scores }))}
        scoreForm={scoreFormOf(score)}
        note={noteOf(match, sport, t)}
        live={isPlayed ? <MinuteAndPhase match={match} phase={phase} /> : undefined}
        status={isPlayed ? undefined : phase}
        start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
        parts={<MatchScore match={match} sport={sport} />}
        momentum={hasMomentum(match, sport) ? <LazyMomentum match={match} sport={sport} /> : undefined}
        moment={isPlayed && hasGoalMoment(sport) ? <LazyMatchGoal match={match} sport={sport} /> : undefined}
      />
    </PhoneHeader>
  );
}

/** Note below the clock: laps of a race, outs of the batting side. */
function noteOf({ score, status }: MatchRecord, sport: string, t: TFunction<['betting', 'marketsMore']>) {
  if (!score || status !== 2) return undefined;
  const [lap, laps] = score.total;
  if (score.order) return t('marketsMore:page.lap', { lap, laps });
  const outs = sport === 'baseball' ? score.points?.[score.serving ?? 0] : undefined;
  return outs === undefined ? undefined : `${t('marketsMore:page.outs')}: ${outs}`;
}

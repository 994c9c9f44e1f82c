import type { MatchRecord } from '@touchline/feed';
import { PhoneHeader, Scoreboard } from '@touchline/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { MatchMinute } from '../../../features/odds/clock/MatchMinute.tsx';
import { minuteText } from '../../../features/odds/clock/matchClock.ts';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useEventLinks } from '../links.ts';
import { scoreTexts } from '../rules/score.ts';
import { MatchScore } from './MatchScore.tsx';
import { MatchStar } from './MatchStar.tsx';
import { useGoBack } from './useGoBack.ts';
import { useTeamStars } from './useTeamStars.ts';

export interface MatchHeadProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Teams, score and clock; replaces the site's header on phones. */
export function MatchHead({ match, sport }: MatchHeadProps) {
  const { t } = useTranslation(['betting', 'marketsMore', 'common']);
  const names = useNames();
  const format = useFormat();
  const links = useEventLinks();
  const goBack = useGoBack();
  const stars = useTeamStars(match);
  const { isShowGameId } = useSnapshot(settings);
  const { home, away, status, startsAt, competition } = match;
  const score = scoreTexts(match, sport);
  const phase = names.phase(match);
  const isPlayed = status === 2 || status === 3;
  return (
    <PhoneHeader>
      <Scoreboard
        teams={away === '' ? undefined : [home, away]}
        name={away === '' ? home : undefined}
        sport={sport}
        title={
          isShowGameId === 1
            ? `${names.competition(match)} · ${t('number', { number: match.id })}`
            : names.competition(match)
        }
        back={{
          href: links.competition(match, sport),
          label: goBack ? t('common:actions.back') : t('match.back', { name: competition }),
          onFollow: goBack,
        }}
        stars={stars}
        actions={<MatchStar match={match} />}
        score={score?.sides}
        scoreForm={score?.sides.some((side) => side.length > 2) ? 'long' : 'figures'}
        note={noteOf(match, sport, t)}
        live={isPlayed ? <LiveText match={match} phase={phase} /> : undefined}
        status={isPlayed ? undefined : phase}
        start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
        parts={<MatchScore match={match} sport={sport} />}
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

function LiveText({ match, phase }: { readonly match: MatchRecord; readonly phase: string | undefined }) {
  if (!match.clock || minuteText(match.clock, match.clock.at) === undefined) return phase;
  return (
    <>
      <MatchMinute matchId={match.id} /> · {phase}
    </>
  );
}

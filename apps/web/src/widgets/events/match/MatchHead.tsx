import type { MatchRecord } from '@touchline/feed';
import { Scoreboard, ScoreParts } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { MatchMinute } from '../../../features/odds/MatchMinute.tsx';
import { minuteText } from '../../../features/odds/matchClock.ts';
import { useNames } from '../../../features/odds/useNames.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { PhoneHeader } from '../../../platform/page/PhoneHeader.tsx';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { useEventLinks } from '../links.ts';
import { scoreParts, scoreTexts } from '../rules/score.ts';

export interface MatchHeadProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Teams, score and clock; in place of the site's header on phones. */
export function MatchHead({ match, sport }: MatchHeadProps) {
  const { t } = useTranslation('betting');
  const isDesk = useIsDesk();
  const names = useNames();
  const format = useFormat();
  const links = useEventLinks();
  const { home, away, status, startsAt, competition } = match;
  const score = scoreTexts(match, sport);
  const phase = names.phase(match);
  const isPlayed = status === 2 || status === 3;
  const board = (
    <Scoreboard
      teams={[home, away]}
      title={names.competition(match)}
      back={{
        href: links.competition(match, sport),
        label: t('match.back', { name: competition }),
      }}
      score={score?.sides}
      live={isPlayed ? <LiveWords match={match} phase={phase} /> : undefined}
      status={isPlayed ? undefined : phase}
      start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
      parts={<Parts match={match} sport={sport} />}
    />
  );
  return isDesk ? board : <PhoneHeader>{board}</PhoneHeader>;
}

function LiveWords({ match, phase }: { readonly match: MatchRecord; readonly phase: string | undefined }) {
  if (!match.clock || minuteText(match.clock, match.clock.at) === undefined) return phase;
  return (
    <>
      <MatchMinute matchId={match.id} /> · {phase}
    </>
  );
}

function Parts({ match, sport }: MatchHeadProps) {
  const { t } = useTranslation('betting');
  const parts = scoreParts(match, sport);
  if (parts.length === 0) return null;
  return (
    <ScoreParts
      label={t('match.parts')}
      teams={[match.home, match.away]}
      parts={parts.map((part) => (part.id === 'points' ? { ...part, label: t('match.points') } : part))}
      serving={match.score?.serving}
      servingWord={t('match.serving')}
    />
  );
}

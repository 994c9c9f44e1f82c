import type { MatchRecord } from '@touchline/feed';
import { ScoreMaps, ScoreParts, ScoreRanking, type ScoreMap, type ScorePart } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { scoreParts } from '../rules/score.ts';

export interface MatchScoreProps {
  readonly match: MatchRecord;
  /** Slug of the sport. */
  readonly sport: string;
}

/** Maximum number of runners in the header. */
const RANKS = 6;

/** Sport-specific details of a score: sets, quarters, innings, rounds, maps, or the order of a field. */
export function MatchScore({ match, sport }: MatchScoreProps) {
  const { score, status } = match;
  if (!score || status === 1) return null;
  if (score.order) return <Ranking match={match} sport={sport} />;
  return sport === 'esports' ? <Maps match={match} sport={sport} /> : <Parts match={match} sport={sport} />;
}

function Ranking({ match }: MatchScoreProps) {
  const { t } = useTranslation('marketsMore');
  const order = match.score?.order ?? [];
  return (
    <ScoreRanking
      label={t(match.status === 4 ? 'page.finalOrder' : 'page.order')}
      ranks={order.slice(0, RANKS).map((name, index) => ({ id: name, place: String(index + 1), name }))}
    />
  );
}

function Maps({ match }: MatchScoreProps) {
  const { t } = useTranslation('betting');
  const names = useNames();
  const parts = match.score?.parts ?? [];
  const isPlayed = match.status === 2 || match.status === 3;
  const maps = parts.map(([home, away], index): ScoreMap => {
    const now = isPlayed && index === parts.length - 1;
    return {
      id: String(index),
      name: names.period(`map${index + 1}`),
      state: now ? 'now' : 'played',
      rounds: [String(home), String(away)],
      note: now ? undefined : home > away ? match.home : match.away,
    };
  });
  return <ScoreMaps label={t('match.parts')} maps={maps} />;
}

function Parts({ match, sport }: MatchScoreProps) {
  const { t } = useTranslation(['betting', 'marketsMore']);
  const parts = scoreParts(match, sport);
  if (parts.length === 0) return null;
  const labelled = parts.map((part): ScorePart =>
    part.id === 'points' ? { ...part, label: t('match.points') } : part,
  );
  const [home, away] = match.score?.total ?? [0, 0];
  const runs: ScorePart = {
    id: 'runs',
    label: t('marketsMore:page.runs'),
    home: String(home),
    away: String(away),
  };
  return (
    <ScoreParts
      label={sport === 'baseball' ? t('marketsMore:page.innings') : t('match.parts')}
      teams={[match.home, match.away]}
      parts={sport === 'baseball' ? [...labelled, runs] : labelled}
      serving={match.score?.serving}
      servingLabel={t('match.serving')}
    />
  );
}

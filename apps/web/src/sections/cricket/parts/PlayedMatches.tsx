import { CompetitionCard, ResultRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import type { PlayedMatch } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';
import { scoreText } from '../rules/texts.ts';

export interface PlayedMatchesProps {
  readonly title: string;
  /** Name of the side whose matches are listed; it is shown first. */
  readonly side: string;
  readonly matches: readonly PlayedMatch[];
}

/** Latest matches of a side, from its point of view. */
export function PlayedMatches({ title, side, matches }: PlayedMatchesProps) {
  const { t } = useTranslation('cricket');
  const format = useFormat();
  const paths = useCricketPaths();
  return (
    <CompetitionCard title={title} level={2}>
      {matches.map(({ matchId, startsAt, opponent, outcome, own, other }) => (
        <ResultRow
          key={matchId}
          href={paths.game({ id: matchId, name: `${side} ${opponent.name}` })}
          teams={[side, opponent.name]}
          day={format.day(startsAt)}
          time={format.time(startsAt)}
          status={t(`outcome.${outcome}`)}
          scores={[scoreText(own), scoreText(other)]}
          winner={outcome === 'won' ? 0 : outcome === 'lost' ? 1 : undefined}
        />
      ))}
    </CompetitionCard>
  );
}

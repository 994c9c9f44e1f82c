import { DisciplineTile, Grid, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { useCompetitions } from '../cricket.api.ts';
import { useCricketPaths } from '../cricket.ts';

const MOST = 6;

/** Tiles of competitions that have matches. */
export function CompetitionTiles() {
  const { t } = useTranslation(['cricket', 'sports']);
  const paths = useCricketPaths();
  const names = useNames();
  const isDesk = useIsDesk();
  return (
    <Answered query={useCompetitions()} skeleton={<Skeleton />} failed={t('champs.failed')}>
      {(competitions) => (
        <Grid columns={isDesk ? 'four' : 'two'}>
          {competitions.slice(0, MOST).map(({ id, name, country, live, line }) => (
            <DisciplineTile
              key={id}
              icon="cricket"
              name={names.competition({ country, competition: name })}
              href={paths.champ({ id, name })}
              count={t('sports:matches', { count: live + line })}
              live={live > 0 ? t('champs.live', { count: live }) : undefined}
            />
          ))}
        </Grid>
      )}
    </Answered>
  );
}

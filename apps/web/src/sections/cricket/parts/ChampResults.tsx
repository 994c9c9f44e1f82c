import { Card, CompetitionCard, CompetitionCardSkeleton, EmptyState, ResultRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { scoreTexts } from '../../../widgets/events/rules/score.ts';
import { winnerOf } from '../../../widgets/results/outcome.ts';
import { useResults } from '../cricket.api.ts';
import { CRICKET, useCricketPaths } from '../cricket.ts';

/** Latest results of a competition. */
export function ChampResults({ id }: { readonly id: number }) {
  const { t } = useTranslation('cricket');
  const names = useNames();
  const flagOf = useFlag();
  const format = useFormat();
  const paths = useCricketPaths();
  const none = (
    <Card>
      <EmptyState icon="trophy" title={t('champ.noTable')} />
    </Card>
  );
  return (
    <Answered
      query={useResults(id)}
      skeleton={<CompetitionCardSkeleton rows={3} />}
      failed={t('failed')}
      missing={none}
    >
      {(results) => {
        const [first] = results;
        if (!first) return none;
        return (
          <CompetitionCard title={names.competition(first)} flag={flagOf(first.country)} level={2}>
            {results.map((result) => {
              const { matchId, home, away, startsAt, status, score } = result;
              return (
                <ResultRow
                  key={matchId}
                  href={paths.game({ id: matchId, name: `${home} ${away}` })}
                  teams={[home, away]}
                  day={format.day(startsAt)}
                  time={format.time(startsAt)}
                  status={status === 5 ? t('champ.calledOff') : undefined}
                  scores={score && scoreTexts({ score }, CRICKET.slug)?.sides}
                  winner={winnerOf(result)}
                />
              );
            })}
          </CompetitionCard>
        );
      }}
    </Answered>
  );
}

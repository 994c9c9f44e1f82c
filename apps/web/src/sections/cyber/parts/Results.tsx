import { CompetitionCard, CompetitionCardSkeleton, ResultRow, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { winnerOf } from '../../../widgets/results/outcome.ts';
import { useCyberResults, type Discipline, type Result } from '../cyber.api.ts';
import { useCyberPaths } from '../cyber.ts';
import { EmptyNotice } from './EmptyNotice.tsx';

/** Latest results of a discipline, by championship. */
export function Results({ discipline, name }: { readonly discipline: Discipline; readonly name: string }) {
  const { t } = useTranslation('cyber');
  return (
    <Answered
      query={useCyberResults(discipline.sportId)}
      skeleton={<CompetitionCardSkeleton rows={3} />}
      failed={t('results.failed')}
    >
      {(all) => {
        const own = all.filter((result) => result.discipline === discipline.key);
        const groups = Map.groupBy(own, ({ competitionId }) => competitionId);
        if (groups.size === 0)
          return <EmptyNotice title={t('results.none')} detail={t('results.noneText')} />;
        return (
          <section aria-label={t('results.title', { name })}>
            <Stack>
              {[...groups].map(([id, results]) => (
                <ChampResults key={id} results={results} />
              ))}
            </Stack>
          </section>
        );
      }}
    </Answered>
  );
}

function ChampResults({ results }: { readonly results: readonly Result[] }) {
  const { t } = useTranslation('cyber');
  const names = useNames();
  const flagOf = useFlag();
  const format = useFormat();
  const paths = useCyberPaths();
  const [first] = results;
  if (!first) return null;
  const { discipline = '', competitionId, competition } = first;
  const champ = { id: competitionId, name: competition };
  return (
    <CompetitionCard
      title={names.competition(first)}
      flag={flagOf(first.country)}
      level={2}
      href={paths.champ(discipline, champ)}
    >
      {results.map((result) => {
        const { matchId, home, away, startsAt, status, score } = result;
        return (
          <ResultRow
            key={matchId}
            href={paths.game(discipline, champ, 'live', { id: matchId, name: `${home} ${away}` })}
            teams={[home, away]}
            day={format.day(startsAt)}
            time={format.time(startsAt)}
            status={status === 5 ? t('results.calledOff') : undefined}
            scores={score && [String(score.total[0]), String(score.total[1])]}
            parts={score?.parts.map(([own, other], index) => ({
              id: String(index),
              label: String(index + 1),
              home: String(own),
              away: String(other),
            }))}
            winner={winnerOf(result)}
          />
        );
      })}
    </CompetitionCard>
  );
}

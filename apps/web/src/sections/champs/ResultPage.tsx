import type { AnswerOf, Calls } from '@touchline/contract';
import { ButtonLink, MarketGroup, Scoreboard, ScoreParts, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { scoreParts, scoreTexts } from '../../widgets/events/rules/score.ts';
import { CourseView } from '../../widgets/results/CourseView.tsx';
import { useSportSlug } from '../../widgets/results/useSportSlug.ts';
import { outcomeOf } from './marketOutcome.ts';

export type ResultPageProps = AnswerOf<Calls['result']>;

/** How a match ended: score, main markets, course of play. */
export function ResultPage({ result, markets, moments }: ResultPageProps) {
  const { t } = useTranslation('events');
  const names = useNames();
  const paths = useEventPaths();
  const slug = useSportSlug()(result.sportId);
  const { home, away, matchId } = result;
  usePageTitle(`${home} – ${away}`);
  return (
    <Stack>
      <Head result={result} slug={slug} />
      <ButtonLink href={paths.statistics(matchId)} icon="statistics">
        {t('result.statistics')}
      </ButtonLink>
      {markets.length > 0 && <SectionTitle level={2}>{t('result.markets')}</SectionTitle>}
      {markets.map((market) => (
        <MarketGroup
          key={market.id}
          title={names.market(market, slug)}
          prices={[]}
          suspendedWord=""
          results={market.selections.map(({ id, key, k, result: leg }) => {
            const outcome = outcomeOf(leg);
            return {
              id,
              label: names.selection(market, key, { home, away }),
              price: k,
              outcome,
              word: t(`result.${outcome}`),
            };
          })}
        />
      ))}
      {moments.length > 1 && (
        <>
          <SectionTitle level={2}>{t('result.course')}</SectionTitle>
          <CourseView teams={[home, away]} moments={moments} />
        </>
      )}
    </Stack>
  );
}

function Head({ result, slug }: { readonly result: ResultPageProps['result']; readonly slug: string }) {
  const { t } = useTranslation(['events', 'betting']);
  const names = useNames();
  const format = useFormat();
  const paths = useEventPaths();
  const { home, away, status, startsAt, competition, competitionId } = result;
  const parts = scoreParts(result, slug).filter(({ id }) => id !== 'points');
  return (
    <Scoreboard
      teams={[home, away]}
      title={names.competition(result)}
      back={{
        href: paths.champ({ id: competitionId, name: competition }),
        label: t('betting:match.back', { name: competition }),
      }}
      score={status === 5 ? undefined : scoreTexts(result, slug)?.sides}
      status={`${status === 5 ? t('results.cancelled') : (names.phase(result) ?? '')} · ${format.day(startsAt)} ${format.time(startsAt)}`}
      parts={
        parts.length > 0 && <ScoreParts label={t('betting:match.parts')} teams={[home, away]} parts={parts} />
      }
    />
  );
}

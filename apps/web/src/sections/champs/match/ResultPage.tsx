import type { AnswerOf, Calls } from '@touchline/contract';
import {
  ButtonLink,
  MarketGroup,
  type MarketOutcome,
  Scoreboard,
  ScoreParts,
  ScoreRanking,
  SectionTitle,
  Stack,
} from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useFlag } from '../../../features/settings/useFlag.tsx';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useEventPaths } from '../../../platform/links/useEventPaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { saidScore, scoreParts, scoreTexts } from '../../../widgets/events/rules/score.ts';
import { CourseView } from '../../../widgets/results/CourseView.tsx';
import { winnerOf } from '../../../widgets/results/outcome.ts';
import { useSportSlug } from '../../../widgets/results/useSportSlug.ts';

export type ResultPageProps = AnswerOf<Calls['result']>;

/** Result of a match: score, main markets, timeline. */
export function ResultPage({ result, markets, moments }: ResultPageProps) {
  const { t } = useTranslation('events');
  const names = useNames();
  const paths = useEventPaths();
  const slug = useSportSlug()(result.sportId);
  const { home, away, matchId } = result;
  usePageTitle(names.match(result));
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
          suspendedLabel=""
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

interface HeadProps {
  readonly result: ResultPageProps['result'];
  /** Slug of the sport. */
  readonly slug: string;
}

function Head({ result, slug }: HeadProps) {
  const { t } = useTranslation(['events', 'betting']);
  const names = useNames();
  const flagOf = useFlag('sm');
  const format = useFormat();
  const paths = useEventPaths();
  const { home, away, status, startsAt, competition, competitionId, score } = result;
  const isField = away === '';
  const texts = status === 5 ? undefined : scoreTexts(result, slug);
  const winner = winnerOf(result);
  return (
    <Scoreboard
      teams={isField ? undefined : [home, away]}
      name={isField ? home : undefined}
      crests={[result.homeCrest, result.awayCrest]}
      sport={slug}
      title={names.competition(result)}
      flag={flagOf(result.country)}
      back={{
        href: paths.champ({ id: competitionId, name: competition }),
        label: t('betting:match.back', { name: competition }),
      }}
      score={texts?.sides}
      scoreLabel={saidScore(texts, (scores) => t('betting:score', { ...scores }))}
      status={`${status === 5 ? t('results.cancelled') : (names.phase(result) ?? '')} · ${format.day(startsAt)} ${format.time(startsAt)}`}
      note={
        score?.end && winner !== undefined ? t('results.winner', { name: [home, away][winner] }) : undefined
      }
      parts={score?.order ? <Order names={score.order} /> : <Parts result={result} slug={slug} />}
    />
  );
}

/** Maximum number of runners in the header. */
const RANKS = 6;

function Order({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('events');
  const ranks = names.slice(0, RANKS).map((name, index) => ({ id: name, place: String(index + 1), name }));
  return <ScoreRanking label={t('result.order')} ranks={ranks} />;
}

function Parts({ result, slug }: HeadProps) {
  const { t } = useTranslation('betting');
  const parts = scoreParts(result, slug).filter(({ id }) => id !== 'points');
  if (parts.length === 0) return null;
  return <ScoreParts label={t('match.parts')} teams={[result.home, result.away]} parts={parts} />;
}

/**
 * Reduces a leg's result to three outcomes; half won is won, half lost is lost.
 * @param result -2 to 6
 */
function outcomeOf(result: number | undefined): MarketOutcome {
  if (result === 1 || result === 4 || result === 6) return 'won';
  return result === 2 || result === 3 ? 'returned' : 'lost';
}

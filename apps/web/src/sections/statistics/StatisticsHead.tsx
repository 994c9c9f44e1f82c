import type { Result } from '@touchline/contract';
import { ButtonLink, Scoreboard, ScoreParts, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFlag } from '../../features/settings/useFlag.tsx';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { saidScore, scoreParts, scoreTexts } from '../../widgets/events/rules/score.ts';
import { useResultHref } from '../../widgets/results/ResultItem.tsx';

/** Match of the statistics, with a link to its page. */
export function StatisticsHead({ match, slug }: { readonly match: Result; readonly slug: string }) {
  const { t } = useTranslation(['events', 'betting']);
  const names = useNames();
  const flagOf = useFlag('sm');
  const format = useFormat();
  const paths = useEventPaths();
  const hrefOf = useResultHref();
  const { home, away, status, startsAt, competition, competitionId } = match;
  const score = scoreTexts(match, slug);
  const parts = scoreParts(match, slug);
  const phase = status === 5 ? t('results.cancelled') : names.phase(match);
  return (
    <Stack gap="sm">
      <Scoreboard
        amongCards
        teams={[home, away]}
        crests={[match.homeCrest, match.awayCrest]}
        sport={slug}
        title={names.competition(match)}
        flag={flagOf(match.country)}
        back={{
          href: paths.champ({ id: competitionId, name: competition }),
          label: t('betting:match.back', { name: competition }),
        }}
        score={score?.sides}
        scoreLabel={saidScore(score, (scores) => t('betting:score', { ...scores }))}
        status={phase}
        start={status === 1 ? { day: format.day(startsAt), time: format.time(startsAt) } : undefined}
        parts={
          parts.length > 0 && (
            <ScoreParts label={t('betting:match.parts')} teams={[home, away]} parts={parts} />
          )
        }
      />
      <ButtonLink href={hrefOf(match)} emphasis="outline">
        {t('statistics.toMatch')}
      </ButtonLink>
    </Stack>
  );
}

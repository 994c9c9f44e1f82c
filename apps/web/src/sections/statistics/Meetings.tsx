import type { AnswerOf, Calls } from '@touchline/contract';
import { HeadToHead } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { FormView } from '../../widgets/results/FormView.tsx';
import { recordOf, winnerOf } from '../../widgets/results/outcome.ts';
import { useResultHref } from '../../widgets/results/ResultItem.tsx';
import { useSportSlug } from '../../widgets/results/useSportSlug.ts';
import { scoreTexts } from '../../widgets/events/rules/score.ts';

const NO_SCORE = ['', ''] as const;

/** Past results of the two sides against each other, and the form of each. */
export function Meetings({
  match,
  meetings,
  forms,
}: Pick<AnswerOf<Calls['statistics']>, 'match' | 'meetings' | 'forms'>) {
  const { t } = useTranslation('events');
  const format = useFormat();
  const hrefOf = useResultHref();
  const slugOf = useSportSlug();
  const { home, away, homeId, awayId } = match;
  const { won, drawn, lost } = recordOf(meetings, homeId ?? 0);
  const form = (id: number | undefined, name: string, side: 'home' | 'away') =>
    id !== undefined && <FormView teamId={id} name={name} results={forms[side]} />;
  return (
    <HeadToHead
      label={t('statistics.meetings')}
      teams={[home, away]}
      wins={[
        { count: won, label: t('statistics.wins', { count: won }) },
        { count: lost, label: t('statistics.wins', { count: lost }) },
      ]}
      draws={drawn > 0 ? { count: drawn, label: t('statistics.draws', { count: drawn }) } : undefined}
      forms={[form(homeId, home, 'home'), form(awayId, away, 'away')]}
      meetings={meetings.map((result) => ({
        id: String(result.matchId),
        day: format.day(result.startsAt),
        competition: result.competition,
        teams: [result.home, result.away],
        score: scoreTexts(result, slugOf(result.sportId))?.sides ?? NO_SCORE,
        winner: winnerOf(result),
        href: hrefOf(result),
      }))}
      emptyTitle={t('statistics.never')}
    />
  );
}

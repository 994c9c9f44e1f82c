import { FormChips } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../features/odds/names/useNames.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { outcomeFor } from './outcome.ts';
import type { Result } from './results.api.ts';

export interface FormViewProps {
  readonly teamId: number;
  readonly name: string;
  /** Results, latest first. */
  readonly results: readonly Result[];
}

const SHOWN = 5;

/** Latest results of a team as letters; renders nothing without any. */
export function FormView({ teamId, name, results }: FormViewProps) {
  const { t } = useTranslation('events');
  const names = useNames();
  const format = useFormat();
  const matches = results.flatMap((result) => {
    const outcome = outcomeFor(result, teamId);
    if (!outcome || !result.score) return [];
    const { home, away, startsAt, score } = result;
    const label = t('team.formMatch', {
      outcome: t(`team.${outcome}`),
      score: score.end ? names.phase(result) : score.total.join('–'),
      home,
      away,
      day: format.day(startsAt),
    });
    return [{ id: String(result.matchId), outcome, letter: t(`team.letter.${outcome}`), label }];
  });
  if (matches.length === 0) return null;
  return <FormChips label={t('team.form', { name })} matches={matches.slice(0, SHOWN)} />;
}

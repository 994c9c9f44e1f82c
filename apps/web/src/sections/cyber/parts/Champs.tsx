import { CompetitionList } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/useNames.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import type { Discipline } from '../cyber.api.ts';
import { useCyberPaths } from '../cyber.ts';
import { Nothing } from './Nothing.tsx';

/** Championships of a discipline that have matches. */
export function Champs({ discipline, name }: { readonly discipline: Discipline; readonly name: string }) {
  const { t } = useTranslation('cyber');
  const names = useNames();
  const number = useNumber();
  const paths = useCyberPaths();
  if (discipline.champs.length === 0) return <Nothing title={t('champs.none')} />;
  const title = t('champs.title', { name });
  return (
    <CompetitionList
      label={title}
      words={{ select: String, favourite: String, showSelected: '', clear: '' }}
      groups={[
        {
          id: 'all',
          title,
          count: number(discipline.champs.length),
          competitions: discipline.champs.map((champ) => ({
            id: String(champ.id),
            name: names.competition({ country: champ.country, competition: champ.name }),
            count: number(champ.live + champ.line),
            href: paths.champ(discipline.key, champ),
          })),
        },
      ]}
    />
  );
}

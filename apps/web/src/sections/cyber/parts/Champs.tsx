import { CompetitionList } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../features/odds/names/useNames.ts';
import { useMark } from '../../../features/settings/useMark.tsx';
import { useNumber } from '../../../platform/format/useNumber.ts';
import type { Discipline } from '../cyber.api.ts';
import { useCyberPaths } from '../cyber.ts';
import { EmptyNotice } from './EmptyNotice.tsx';

/** Championships of a discipline that have matches. */
export function Champs({ discipline, name }: { readonly discipline: Discipline; readonly name: string }) {
  const { t } = useTranslation('cyber');
  const names = useNames();
  const markOf = useMark();
  const number = useNumber();
  const paths = useCyberPaths();
  if (discipline.champs.length === 0) return <EmptyNotice title={t('champs.none')} />;
  const title = t('champs.title', { name });
  return (
    <CompetitionList
      label={title}
      labels={{ select: String, favourite: String, showSelected: '', clear: '' }}
      groups={[
        {
          id: 'all',
          title,
          count: number(discipline.champs.length),
          competitions: discipline.champs.map((champ) => ({
            id: String(champ.id),
            name: names.competition({ country: champ.country, competition: champ.name }),
            flag: markOf(champ),
            count: number(champ.live + champ.line),
            href: paths.champ(discipline.key, champ),
          })),
        },
      ]}
    />
  );
}

import { disciplineIcon, SportChips, SportChipsSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { NotFound } from '../../../widgets/events/NotFound.tsx';
import { useDisciplines, type Discipline } from '../cyber.api.ts';
import { useCyberPaths, useDisciplineName } from '../cyber.ts';
import { Champs } from '../parts/Champs.tsx';
import { CyberPage } from '../parts/CyberPage.tsx';
import { Results } from '../parts/Results.tsx';
import { ChampMatches, DisciplineHome, SectionMatches } from '../parts/DisciplineParts.tsx';
import { emptyDiscipline, knownDiscipline } from '../rules/disciplines.ts';
import type { CyberRoute } from '../rules/resolve.ts';

type DisciplineRoute = Extract<CyberRoute, { page: 'discipline' | 'section' | 'champs' | 'champ' }>;

/** Discipline page: its overview, one of its lists, its championships, or one of them. */
export function DisciplinePage({ route }: { readonly route: DisciplineRoute }) {
  const { t } = useTranslation('cyber');
  const query = useDisciplines();
  const nameOf = useDisciplineName();
  const { discipline: key } = route;
  const name = nameOf(key);
  const found = query.data && knownDiscipline(query.data, key);
  if (query.data && !found && name === undefined) return <NotFound />;
  const title = name ?? key;
  const champ = route.page === 'champ' ? found?.champs.find(({ id }) => id === route.champId) : undefined;
  const part = route.page === 'section' ? route.section : route.page === 'champs' ? 'champs' : undefined;
  const named = part ? t('title', { section: t(`section.${part}`), name: title }) : undefined;
  return (
    <CyberPage title={champ ? champ.name : title} named={champ ? `${champ.name} · ${title}` : named}>
      <DisciplineNav discipline={key} name={title} route={route} />
      <Answered query={query} skeleton={<SportChipsSkeleton />} failed={t('failed')}>
        {() => <Part route={route} discipline={found ?? emptyDiscipline(key)} name={title} />}
      </Answered>
    </CyberPage>
  );
}

interface PartProps {
  readonly route: DisciplineRoute;
  readonly discipline: Discipline;
  readonly name: string;
}

function Part({ route, discipline, name }: PartProps) {
  if (route.page === 'champs') return <Champs discipline={discipline} name={name} />;
  if (route.page === 'champ') return <ChampMatches discipline={discipline} champId={route.champId} />;
  if (route.page === 'discipline') return <DisciplineHome discipline={discipline} name={name} />;
  if (route.section === 'results') return <Results discipline={discipline} name={name} />;
  return <SectionMatches discipline={discipline} section={route.section} />;
}

interface NavProps {
  readonly discipline: string;
  readonly name: string;
  readonly route: DisciplineRoute;
}

function DisciplineNav({ discipline, name, route }: NavProps) {
  const { t } = useTranslation('cyber');
  const paths = useCyberPaths();
  const isAt = (section: string) => route.page === 'section' && route.section === section;
  return (
    <SportChips
      label={t('section.label', { name })}
      sports={[
        {
          id: 'home',
          name: t('section.home'),
          icon: disciplineIcon(discipline),
          href: paths.discipline(discipline),
          selected: route.page === 'discipline',
        },
        {
          id: 'live',
          name: t('section.live'),
          icon: 'live',
          href: paths.section(discipline, 'live'),
          selected: isAt('live'),
        },
        {
          id: 'line',
          name: t('section.line'),
          icon: 'calendar',
          href: paths.section(discipline, 'line'),
          selected: isAt('line'),
        },
        {
          id: 'results',
          name: t('section.results'),
          icon: 'statistics',
          href: paths.section(discipline, 'results'),
          selected: isAt('results'),
        },
        {
          id: 'champs',
          name: t('section.champs'),
          icon: 'trophy',
          href: paths.champs(discipline),
          selected: route.page === 'champs',
        },
      ]}
    />
  );
}

import { SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFixtures, type Fixture } from '../../../features/odds/feed/useFixtures.ts';
import { useTopics } from '../../../features/odds/feed/useFeed.ts';
import type { Section } from '../../../platform/links/paths.ts';
import type { Discipline } from '../cyber.api.ts';
import { useCyberPaths } from '../cyber.ts';
import { Champs } from './Champs.tsx';
import { CyberMatches } from './CyberMatches.tsx';
import { EmptyNotice } from './EmptyNotice.tsx';

interface PartProps {
  readonly discipline: Discipline;
}

/** Overview of a discipline: live and upcoming matches, championships. */
export function DisciplineHome({ discipline, name }: PartProps & { readonly name: string }) {
  const { t } = useTranslation('cyber');
  const paths = useCyberPaths();
  if (discipline.live + discipline.line === 0) return <EmptyNotice title={t('none.discipline')} />;
  return (
    <>
      <Titled section="live" discipline={discipline} title={t('live')} />
      <Titled section="line" discipline={discipline} title={t('next')} most={10} />
      <Stack gap="sm">
        <SectionTitle allLabel={t('allLabel')} allHref={paths.champs(discipline.key)}>
          {t('section.champs')}
        </SectionTitle>
        <Champs discipline={discipline} name={name} />
      </Stack>
    </>
  );
}

interface TitledProps extends PartProps {
  readonly section: Section;
  readonly title: string;
  readonly most?: number;
}

function Titled({ discipline, section, title, most }: TitledProps) {
  const { t } = useTranslation('cyber');
  const paths = useCyberPaths();
  return (
    <Stack gap="sm">
      <SectionTitle allLabel={t('allLabel')} allHref={paths.section(discipline.key, section)}>
        {title}
      </SectionTitle>
      <SectionMatches discipline={discipline} section={section} level={3} most={most} title={title} />
    </Stack>
  );
}

interface SectionMatchesProps extends PartProps {
  readonly section: Section;
  readonly level?: 2 | 3;
  readonly most?: number | undefined;
  /** Title above the list, where the page has another one. */
  readonly title?: string | undefined;
}

/** Live or pre-match matches of a discipline. */
export function SectionMatches({
  discipline: { key, type },
  section,
  level = 2,
  ...rest
}: SectionMatchesProps) {
  const isOwn = ({ discipline }: Fixture) => discipline === key;
  return <CyberMatches type={type} section={section} only={isOwn} level={level} {...rest} />;
}

/** Matches of one championship. */
export function ChampMatches({ discipline, champId }: PartProps & { readonly champId: number }) {
  const { t } = useTranslation('cyber');
  const { key, type, sportId } = discipline;
  useTopics([`live:${sportId}`, `line:${sportId}`]);
  const isOwn = (fixture: Fixture) => fixture.discipline === key && fixture.competitionId === champId;
  const live = useFixtures(`live:${sportId}`).some(isOwn);
  return (
    <>
      {live && <CyberMatches type={type} section="live" only={isOwn} level={2} />}
      <CyberMatches
        type={type}
        section="line"
        only={isOwn}
        level={2}
        empty={live ? null : <EmptyNotice title={t('none.champ')} />}
      />
    </>
  );
}

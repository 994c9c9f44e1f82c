import { ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Section } from '../../../platform/links/paths.ts';
import { offeredSections } from '../../../platform/links/offered.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { PickedState } from '../../../widgets/events/list/PickedState.tsx';
import type { Picked } from '../../../widgets/events/list/usePicked.ts';
import { SectionPart } from '../SectionPart.tsx';

export interface FavoriteMatchesProps {
  readonly picked: Picked;
  /** Section to show; undefined shows both. */
  readonly section: Section | undefined;
}

/** Matches of the player's favourites, live ones first. */
export function FavoriteMatches({ picked, section }: FavoriteMatchesProps) {
  const { t } = useTranslation('favorites');
  const paths = usePaths();
  const shown = offeredSections().filter((part) => section === undefined || section === part);
  const isAny = picked.matches.some(({ status }) => shown.includes(status === 1 ? 'line' : 'live'));
  return (
    <PickedState picked={picked}>
      {isAny ? (
        shown.map((part) => (
          <SectionPart key={part} section={part} title={t(`part.${part}`)} matches={picked.matches} />
        ))
      ) : (
        <Card>
          <EmptyState
            icon="star"
            title={t('noMatches')}
            action={<ButtonLink href={paths.section(section ?? 'line')}>{t('toMatches')}</ButtonLink>}
          />
        </Card>
      )}
    </PickedState>
  );
}

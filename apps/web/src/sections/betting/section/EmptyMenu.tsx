import { ButtonLink, Card, EmptyState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { MenuSection, Section } from '../../../platform/links/paths.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

const icons = { recommended: 'flame', today: 'calendar', broadcasts: 'stream', favorites: 'star' } as const;

/** Empty state of a section's part, with a link to the whole section. */
export function EmptyMenu({ section, menu }: { readonly section: Section; readonly menu: MenuSection }) {
  const { t } = useTranslation('betting');
  const paths = usePaths();
  return (
    <Card>
      <EmptyState
        icon={icons[menu]}
        title={t(`emptyMenu.${menu}`)}
        detail={menu === 'favorites' ? t('emptyMenu.how') : undefined}
        action={<ButtonLink href={paths.section(section)}>{t('emptyMenu.all')}</ButtonLink>}
      />
    </Card>
  );
}

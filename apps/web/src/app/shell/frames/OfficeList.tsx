import { accountSections, SideMenu } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useCountedOfficeMenu } from '../useCountedOfficeMenu.ts';

/** Pages of the account in groups, at the end of its home on phones. */
export default function OfficeList() {
  const { t } = useTranslation('office');
  const groups = useCountedOfficeMenu();
  return (
    <SideMenu
      label={t('menu')}
      chevrons
      groups={groups.map(({ entries, ...group }) => ({
        ...group,
        entries: entries
          .filter(({ section }) => section !== 'overview')
          .map(({ section, ...entry }) => ({ ...entry, id: section, icon: accountSections[section] })),
      }))}
    />
  );
}

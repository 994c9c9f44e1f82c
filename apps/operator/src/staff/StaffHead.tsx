import { Stack, TabLinks } from '@touchline/ui';
import type { ReactNode } from 'react';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';

const tabs = ['people', 'roles', 'alone'] as const;

interface StaffHeadProps {
  readonly tab: (typeof tabs)[number];
  readonly actions?: ReactNode;
}

/** Head of the staff's lists: title, a line about the open one, and the tabs. */
export function StaffHead({ tab, actions }: StaffHeadProps) {
  return (
    <Stack gap="md">
      <PageHead title={t('nav.staff')} detail={t(`staff.detail.${tab}`)} actions={actions} />
      <TabLinks
        label={t('nav.staff')}
        tone="surface"
        items={tabs.map((one) => ({
          href: one === 'people' ? to('staff') : to('staff', one),
          label: t(`staff.tab.${one}`),
          current: one === tab,
        }))}
      />
    </Stack>
  );
}

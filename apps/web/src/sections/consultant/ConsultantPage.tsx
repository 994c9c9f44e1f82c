import { Link, OfficeLayout, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

export interface ConsultantPageProps {
  readonly title: string;
  /** Address of the step before. */
  readonly back: string;
  readonly children: ReactNode;
}

/** Page of the payment consultant in the account's layout: the title, the way back, the step. */
export function ConsultantPage({ title, back, children }: ConsultantPageProps) {
  const { t } = useTranslation('consultant');
  const isDesk = useIsDesk();
  usePageTitle(title);
  return (
    <OfficeLayout
      title={title}
      back={{ label: t('back'), href: back }}
      actions={
        isDesk && (
          <Link href={back} tone="muted">
            {t('back')}
          </Link>
        )
      }
    >
      <Stack gap="md">{children}</Stack>
    </OfficeLayout>
  );
}

import { Heading, Inline, Link, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

export interface ConsultantPageProps {
  readonly title: string;
  /** Address of the step before. */
  readonly back: string;
  readonly children: ReactNode;
}

/** Page of the payment consultant: the way back, the title, the step. */
export function ConsultantPage({ title, back, children }: ConsultantPageProps) {
  const { t } = useTranslation('consultant');
  usePageTitle(title);
  return (
    <Stack gap="md">
      <Inline>
        <Link href={back} tone="muted">
          {t('back')}
        </Link>
      </Inline>
      <Heading level={1}>{title}</Heading>
      {children}
    </Stack>
  );
}

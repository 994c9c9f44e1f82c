import { Breadcrumbs, Card, Heading, Skeleton, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';

export interface HistoryToolProps {
  readonly title: string;
  /** The form. */
  readonly children: ReactNode;
}

/** A page of the history with one form for an account's bets. */
export function HistoryTool({ title, children }: HistoryToolProps) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const paths = usePaths();
  usePageTitle(title);
  return (
    <Stack gap="sm">
      <div>
        <Breadcrumbs
          label={t('way')}
          crumbs={[{ label: common('nav.history'), href: paths.history }, { label: title }]}
        />
        <Heading level={1}>{title}</Heading>
      </div>
      {children}
    </Stack>
  );
}

/** Placeholder of the form until its code is loaded. */
export function FormPlaceholder() {
  return (
    <Card>
      <Skeleton shape="block" />
    </Card>
  );
}

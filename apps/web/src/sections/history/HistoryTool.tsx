import { Breadcrumbs, Card, Heading, Skeleton, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

export interface HistoryToolProps {
  readonly title: string;
  /** The form; may be lazy. */
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
      <LazyBoundary
        fallback={
          <Card>
            <Skeleton shape="block" />
          </Card>
        }
      >
        {children}
      </LazyBoundary>
    </Stack>
  );
}

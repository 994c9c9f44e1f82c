import { Breadcrumbs, Card, Heading, Skeleton, Stack } from '@touchline/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

const ClearForm = lazy(() => import('./clear/ClearForm.tsx'));

/** The list of an account's bets, without those that are over. */
export function Component() {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const paths = usePaths();
  const title = t('clearing.title');
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
      <Suspense
        fallback={
          <Card>
            <Skeleton shape="block" />
          </Card>
        }
      >
        <ClearForm />
      </Suspense>
    </Stack>
  );
}

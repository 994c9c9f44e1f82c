import { Breadcrumbs, Card, Heading, Skeleton, Stack } from '@touchline/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePaths } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

const MailForm = lazy(() => import('./mail/MailForm.tsx'));

/** The bets of an account and its days, sent to the player's own address. */
export function Component() {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const paths = usePaths();
  const title = t('mailing.title');
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
        <MailForm />
      </Suspense>
    </Stack>
  );
}

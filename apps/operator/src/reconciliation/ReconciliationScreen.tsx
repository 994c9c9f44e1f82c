import { Stack, TabLinks } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { DifferencesTab } from './DifferencesTab.tsx';
import { reconciliationTabs, type ReconciliationTab } from './reconciliationTabs.ts';
import { RunsTab } from './RunsTab.tsx';

/** Differences between our payments and the providers' reports, and the runs that found them. */
export function ReconciliationScreen({ tab }: { readonly tab: string | undefined }) {
  const current = reconciliationTabs.find((one) => one === tab) ?? 'open';
  const head = <Head current={current} />;
  return current === 'runs' ? <RunsTab head={head} /> : <DifferencesTab state={current} head={head} />;
}

function Head({ current }: { readonly current: ReconciliationTab }) {
  return (
    <Stack gap="md">
      <PageHead title={t('nav.reconciliation')} detail={t('reconciliation.detail')} />
      <TabLinks
        label={t('reconciliation.tabs')}
        tone="surface"
        items={reconciliationTabs.map((one) => ({
          href: one === 'open' ? to('reconciliation') : to('reconciliation', one),
          label: t(`reconciliation.tab.${one}`),
          current: one === current,
        }))}
      />
    </Stack>
  );
}

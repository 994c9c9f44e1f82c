import { Stack, TabLinks } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { DifferencesTable } from './DifferencesTable.tsx';
import { RunsTab } from './RunsTab.tsx';
import { reconciliationTabs, type ReconciliationTab } from './reconciliationTabs.ts';

/** Differences between our payments and the providers' reports, and the runs that found them. */
export function ReconciliationScreen({ tab }: { readonly tab: ReconciliationTab }) {
  return (
    <Stack gap="md">
      <PageHead title={t('nav.reconciliation')} detail={t('reconciliation.detail')} />
      <TabLinks
        label={t('reconciliation.tabs')}
        tone="surface"
        items={reconciliationTabs.map((one) => ({
          href: one === 'open' ? to('reconciliation') : to('reconciliation', one),
          label: t(`reconciliation.tab.${one}`),
          current: one === tab,
        }))}
      />
      {tab === 'runs' ? <RunsTab /> : <DifferencesTable state={tab} />}
    </Stack>
  );
}

import { approvalLists } from '@touchline/contract/operators';
import { Stack, TabLinks } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { DecidedTab } from './DecidedTab.tsx';
import { WaitingTab } from './WaitingTab.tsx';

/** Acts of operators that need a second one: those that wait, and those that are decided. */
export function ApprovalsScreen({ list }: { readonly list: string | undefined }) {
  const current = approvalLists.find((one) => one === list) ?? 'waiting';
  const head = (
    <Stack gap="md">
      <PageHead title={t('nav.approvals')} detail={t(`approvals.detail.${current}`)} />
      <TabLinks
        label={t('nav.approvals')}
        tone="surface"
        items={approvalLists.map((one) => ({
          href: one === 'waiting' ? to('approvals') : to('approvals', one),
          label: t(`approvals.tab.${one}`),
          current: one === current,
        }))}
      />
    </Stack>
  );
  return current === 'waiting' ? <WaitingTab head={head} /> : <DecidedTab head={head} />;
}

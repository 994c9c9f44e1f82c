import { BottomSheet, Button, Link, Notice, Paragraph, Stack } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { creditDemoMoney, useAccounts } from '../../features/account/account.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { CashierTabs } from './CashierTabs.tsx';
import { site } from '../../platform/site/site.ts';

const DepositView = lazyView(async () => ({
  default: (await import('./deposit/DepositView.tsx')).DepositView,
}));

/** Cashier over a page: deposits where the site has methods, else play money on a demonstration. */
export default function CashierSheet() {
  return site().hasCashier ? <Deposit /> : <PlayMoney />;
}

function Deposit() {
  const { t } = useTranslation('payments');
  const { about, close } = useSheets();
  if (!useLazyBundle('payments')) return null;
  return (
    <BottomSheet open onOpenChange={close} title={t('deposit.title')}>
      <Stack gap="md">
        <CashierTabs current="deposit" />
        <DepositView missing={about} />
      </Stack>
    </BottomSheet>
  );
}

/** Amounts of play money that can be credited, in whole units of the account's currency. */
const amounts = ['50', '100', '500'] as const;

/** Credits play money with one press. */
function PlayMoney() {
  const { t } = useTranslation('common');
  const { close } = useSheets();
  const { active } = useAccounts(useSession().status === 'player');
  const format = useFormat();
  const paths = usePaths();
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  // One idempotency key per amount while the sheet is open: pressing again after a lost answer credits once.
  const keys = useRef(new Map<string, string>());

  const credit = async (accountId: string, amount: string) => {
    const key = keys.current.get(amount) ?? randomId();
    keys.current.set(amount, key);
    setBusy(amount);
    setFailure(undefined);
    try {
      await creditDemoMoney(accountId, amount, key);
      notify({ kind: 'success', title: t('header.demoCredited') });
      close();
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <BottomSheet open onOpenChange={close} title={t('header.demoCredit')}>
      <Stack gap="sm">
        <Paragraph tone="muted">{t('footer.demo')}</Paragraph>
        {failure !== undefined && (
          <Notice tone="danger" announced>
            {failure}
          </Notice>
        )}
        {active &&
          amounts.map((amount) => (
            <Button
              key={amount}
              width="full"
              busy={busy === amount}
              onClick={() => void credit(active.id, amount)}
            >
              <bdi dir="ltr" translate="no">
                {format.money(amount, active.iso)}
              </bdi>
            </Button>
          ))}
        <Link href={paths.responsible}>{t('nav.limits')}</Link>
      </Stack>
    </BottomSheet>
  );
}

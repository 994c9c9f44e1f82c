import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountForm, Button, FormFields } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { clearHistory, historyQuery } from '../../../features/bets/bets.api.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { AskedAccount } from './AskedAccount.tsx';
import { useAccountNames } from '../text/names.ts';
import { useBetText } from '../text/useBetText.ts';

/** Chooses the account whose list is cleared; shows since when it is cleared, and restores it. */
export default function ClearForm() {
  const { t } = useTranslation('history');
  return (
    <AskedAccount title={t('clearing.title')}>
      {(accountId) => <Fields firstAccount={accountId} />}
    </AskedAccount>
  );
}

function Fields({ firstAccount }: { readonly firstAccount: string }) {
  const { t } = useTranslation('history');
  const text = useBetText();
  const accountName = useAccountNames();
  const { accounts } = useAccounts(true);
  const [accountId, setAccountId] = useState(firstAccount);
  const { data } = useInfiniteQuery(historyQuery({ accountId }));
  const { error, busy, clear } = useClearing(accountId);
  const clearedAt = data?.pages[0]?.clearedAt;
  return (
    <AccountForm
      lead={t('clearing.lead')}
      submitLabel={t('clearing.submit')}
      saved={clearedAt === undefined ? undefined : t('clearing.note', { when: text.at(clearedAt) })}
      error={error}
      busy={busy === 'clear'}
      secondary={
        clearedAt !== undefined && (
          <Button width="full" busy={busy === 'undo'} onClick={() => void clear(false)}>
            {t('clearing.undo')}
          </Button>
        )
      }
      onSubmit={() => void clear(true)}
    >
      <FormFields
        fields={[
          {
            kind: 'select',
            id: 'accountId',
            label: t('filter.account'),
            value: accountId,
            options: accounts.map((account) => ({ value: account.id, label: accountName(account) })),
            wide: true,
          },
        ]}
        onValueChange={(_, value) => setAccountId(value)}
      />
    </AccountForm>
  );
}

/** Clears the list of an account and restores it; returns the pending action and its error. */
function useClearing(accountId: string) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState<'clear' | 'undo'>();
  const [error, setError] = useState<string>();

  async function clear(isCleared: boolean): Promise<void> {
    setBusy(isCleared ? 'clear' : 'undo');
    setError(undefined);
    try {
      await clearHistory(accountId, isCleared);
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setBusy(undefined);
    }
  }

  return { busy, error, clear };
}

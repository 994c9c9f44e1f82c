import { AccountForm, FormFields, type FormField } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../../features/account/account.api.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { AskedAccount } from './AskedAccount.tsx';
import { dayText } from '../list/choice.ts';
import { useAccountNames } from '../text/names.ts';
import { useDateLabels } from '../text/useDateLabels.ts';
import { useMailing } from './useMailing.ts';

/** Chooses account and days; shows where the bets were sent. */
export default function MailForm() {
  const { t } = useTranslation('history');
  return (
    <AskedAccount title={t('mailing.title')}>
      {(accountId) => <Fields key={accountId} firstAccount={accountId} />}
    </AskedAccount>
  );
}

function Fields({ firstAccount }: { readonly firstAccount: string }) {
  const { t } = useTranslation('history');
  const labels = useDateLabels();
  const accountName = useAccountNames();
  const { accounts } = useAccounts(true);
  const timeZone = useTimeZone();
  const { values, problems, result, isBusy, change, send } = useMailing(firstAccount);
  const today = dayText(serverNow() / 1000, timeZone);
  const fields: FormField[] = [
    {
      kind: 'select',
      id: 'accountId',
      label: t('filter.account'),
      value: values.accountId,
      options: accounts.map((account) => ({ value: account.id, label: accountName(account) })),
      wide: true,
    },
    {
      kind: 'date',
      id: 'from',
      label: t('filter.from'),
      value: values.from,
      error: problems.from,
      max: today,
      labels,
    },
    {
      kind: 'date',
      id: 'to',
      label: t('filter.to'),
      value: values.to,
      error: problems.to,
      max: today,
      labels,
    },
  ];
  return (
    <AccountForm
      lead={t('mailing.lead')}
      submitLabel={t('mailing.submit')}
      saved={result?.saved}
      error={result?.error}
      busy={isBusy}
      onSubmit={() => void send()}
    >
      <FormFields fields={fields} onValueChange={change} />
    </AccountForm>
  );
}

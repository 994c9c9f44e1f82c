import type { Account } from '@touchline/contract';
import { useTranslation } from 'react-i18next';
import { addCurrency, putInUse, removeCurrency } from '../../../features/account/accountChanges.ts';
import { track } from '../../../features/analytics/track.ts';
import { useSaves } from '../../../features/notifications/useSaves.ts';
import type { Saved } from '../../../platform/forms/saveLatest.ts';
import { useCurrencyName } from './useCurrencyName.ts';

const messages = {
  office_currency_added: 'done.added',
  office_currency_removed: 'done.removed',
} as const;
const walletErrors = {
  CURRENCY_EXISTS: 'refused.exists',
  ACCOUNT_IN_USE: 'refused.inUse',
  ACCOUNT_NOT_EMPTY: 'refused.notEmpty',
  ACCOUNT_HAS_BETS: 'refused.hasBets',
  ACCOUNT_HAS_PAYMENTS: 'refused.hasPayments',
  ACCOUNT_NOT_FOUND: 'refused.gone',
} as const;

const isKey = <T extends object>(texts: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(texts, key);

export interface WalletActions {
  add(iso: string): Promise<void>;
  remove(account: Pick<Account, 'iso' | 'currencyId'>): Promise<void>;
  use(id: string): Promise<void>;
}

/** Changes accounts, and notifies the player of the result. */
export function useWalletActions(): WalletActions {
  const { t } = useTranslation('wallets');
  const showSaved = useSaves({ namespace: 'wallets', errors: walletErrors, failed: t('refused.title') });
  const nameOf = useCurrencyName();
  const attempt = async (work: () => Promise<Saved | undefined>): Promise<void> =>
    void (await showSaved(work()));

  const said = (message: string | undefined, iso: string) =>
    message !== undefined && isKey(messages, message) ? t(messages[message], { name: nameOf(iso) }) : message;

  return {
    add: (iso) =>
      attempt(async () => {
        const message = await addCurrency(iso);
        track('wallet_create');
        return { message: said(message, iso) };
      }),
    remove: (account) =>
      attempt(async () => {
        const message = await removeCurrency(account);
        track('wallet_delete');
        return { message: said(message, account.iso) };
      }),
    use: (id) =>
      attempt(async () => {
        const account = await putInUse(id);
        if (!account) return undefined;
        track('wallet_activate');
        return { message: t('done.inUse', { name: nameOf(account.iso) }) };
      }),
  };
}

import type { Account } from '@touchline/contract';
import { WalletList, type Wallet } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { accountsQuery, noAccounts } from '../../../features/account/account.api.ts';
import { accountChange } from '../../../features/account/accountChanges.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBalanceSight } from '../../../features/userConfig/useBalanceSight.ts';
import { usePageTitle } from '../../../platform/page/usePageTitle.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { site } from '../../../platform/site/site.ts';
import { ShowBalance } from '../../../widgets/balance/ShowBalance.tsx';
import { useCurrencyName } from './useCurrencyName.ts';
import { useWalletActions } from './useWalletActions.ts';

// Rarely needed.
const WalletQuestion = lazyView(() => import('./WalletQuestion.tsx'));
const ExchangeSheet = lazyView(() => import('./ExchangeSheet.tsx'));
const WalletEntries = lazyView(() => import('./WalletEntries.tsx'));

/** Parameters of the page: the account whose movements are shown, and the open exchange. */
const ACCOUNT = 'account';
const EXCHANGE = 'exchange';

const kinds = { 0: 'main', 4: 'bonus', 9: 'currency' } as const;

/**
 * The player's accounts: the active one, others to activate, currencies to add and remove, exchange, and the movements
 * of the account that the address names.
 */
export default function Wallets() {
  const { t } = useTranslation(['wallets', 'titles']);
  const { data = noAccounts, isPending, isError, refetch } = useQuery(accountsQuery);
  const { accounts } = data;
  const [isAdding, setAdding] = useState(false);
  const [removed, askToRemove] = useState<Account>();
  const [search, setSearch] = useSearchParams();
  const opened = accounts.find(({ id }) => id === search.get(ACCOUNT));
  const sight = useBalanceSight();
  const walletOf = useWallets(sight === 'shown');
  const { add, remove, use } = useWalletActions();
  const close = () => {
    setAdding(false);
    askToRemove(undefined);
  };
  usePageTitle(t('titles:of.wallets'));
  const own = new Set(accounts.filter(({ type }) => type !== 4).map(({ iso }) => iso));
  const offered = site().registrationCurrencies.filter((iso) => !own.has(iso));
  const canExchange = own.size > 1;
  if (opened) return <WalletEntries account={opened} isShown={sight === 'shown'} />;
  return (
    <>
      {sight === 'masked' && accounts.length > 0 && <ShowBalance />}
      <WalletList
        wallets={accounts.map(walletOf)}
        status={isPending || sight === 'unknown' ? 'loading' : isError ? 'failed' : 'ready'}
        onRetry={() => void refetch()}
        labels={{
          active: t('wallets:active'),
          use: t('wallets:use'),
          remove: t('wallets:remove'),
          add: t('wallets:add'),
          exchange: t('wallets:exchange.open'),
          actions: (wallet) => t('wallets:actions', { wallet }),
          empty: t('wallets:empty'),
          failed: t('wallets:failed'),
          retry: t('wallets:retry'),
        }}
        onOpen={(id) => setSearch({ [ACCOUNT]: id })}
        {...(canExchange ? { onExchange: () => setSearch({ [EXCHANGE]: '1' }) } : {})}
        onUse={(id) => void use(id)}
        onRemove={(id) => askToRemove(accounts.find((account) => account.id === id))}
        {...(offered.length > 0 && !isPending ? { onAdd: () => setAdding(true) } : {})}
      />
      {canExchange && search.has(EXCHANGE) && (
        <ExchangeSheet accounts={accounts} onClose={() => setSearch({}, { replace: true })} />
      )}
      {(isAdding || removed) && (
        <WalletQuestion
          offered={isAdding ? offered : undefined}
          removed={removed}
          onAdd={(iso) => {
            close();
            void add(iso);
          }}
          onRemove={(account) => {
            close();
            void remove(account);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * Returns an account as list item, with its pending change.
 * @param isInSight whether amounts are visible
 */
function useWallets(isInSight: boolean): (account: Account) => Wallet {
  const { t } = useTranslation('wallets');
  const { kind: change, about } = useSnapshot(accountChange);
  const format = useFormat();
  const nameOf = useCurrencyName();
  return ({ id, iso, type, money, held, isActive }) => {
    const kind = kinds[type];
    const isEmpty = Number(money) === 0 && Number(held) === 0;
    const isQuiet = change === undefined;
    return {
      id,
      kind,
      name: nameOf(iso),
      about: t(`kind.${kind}`),
      amount: isInSight ? format.money(money, iso) : '••••',
      active: isActive,
      usable: isQuiet && !isActive,
      removable: isQuiet && type === 9 && !isActive && isEmpty,
      ...(change === 'delete' && about === iso ? { pending: t('pending.delete') } : {}),
      ...(change === 'change' && about === id ? { pending: t('pending.change') } : {}),
    };
  };
}

import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { accountsQuery, useAccounts } from '../../../features/account/account.api.ts';
import { Failed } from '../Failed.tsx';

export interface AskedAccountProps {
  /** Heading for screen-reader users while it loads. */
  readonly title: string;
  /** Renders the form with its initial account. */
  readonly children: (accountId: string) => ReactNode;
}

/** Card for the account in the address, or for the active one; shows a placeholder until it is known. */
export function AskedAccount({ title, children }: AskedAccountProps) {
  const { t } = useTranslation('history');
  const [search] = useSearchParams();
  const query = useQuery(accountsQuery);
  const { accounts, active } = useAccounts(true);
  const asked = accounts.find(({ id }) => id === search.get('accountId')) ?? active;
  if (!asked && query.isError) return <Failed title={t('mailing.failed.accounts')} query={query} />;
  return <Card>{asked ? children(asked.id) : <Skeleton shape="block" aria-label={title} />}</Card>;
}

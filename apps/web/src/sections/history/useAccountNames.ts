import type { Account } from '@touchline/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns the name of an account: "Main account, EUR". */
export function useAccountNames(): (account: Pick<Account, 'type' | 'iso'>) => string {
  const { t } = useTranslation('history');
  return useCallback(({ type, iso }) => t(`account.${type}`, { iso }), [t]);
}

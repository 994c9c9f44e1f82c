import type { Account } from '@touchline/contract';
import { useTranslation } from 'react-i18next';

/** Names of accounts by their type. */
const KINDS = { 0: 'account.main', 4: 'account.bonus' } as const;

/** Returns a function that names an account: “Main · EUR”. */
export function useAccountLabels(): (account: Pick<Account, 'type' | 'iso'>) => string {
  const { t } = useTranslation('game');
  return ({ type, iso }) => t(type === 0 || type === 4 ? KINDS[type] : 'account.other', { iso });
}

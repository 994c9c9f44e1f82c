import type { Account } from '@touchline/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindText } from '../../../platform/i18n/useFindText.ts';

/** Returns the name of an account: "Main account, EUR". */
export function useAccountNames(): (account: Pick<Account, 'type' | 'iso'>) => string {
  const { t } = useTranslation('history');
  return useCallback(({ type, iso }) => t(`account.${type}`, { iso }), [t]);
}

/** Returns the name of a coupon type by its id: "Express". */
export function useTypeNames(): (typeId: number) => string {
  const findText = useFindText();
  return useCallback((typeId) => findText('history', `type.${typeId}`) ?? String(typeId), [findText]);
}

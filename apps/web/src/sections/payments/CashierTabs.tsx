import { ChipLink, ChipRow } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { usePaymentPaths } from './usePaymentPaths.ts';

const pages = ['deposit', 'withdraw', 'history'] as const;

/** Links to the pages of the cashier. */
export function CashierTabs({ current }: { readonly current: (typeof pages)[number] }) {
  const { t } = useTranslation('payments');
  const paths = usePaymentPaths();
  return (
    <ChipRow label={t('tabs.label')}>
      {pages.map((page) => (
        <ChipLink key={page} href={paths[page]} selected={page === current}>
          {t(`tabs.${page}`)}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

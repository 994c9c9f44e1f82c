import type { AccountSection } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { officeSectionOf } from '../officeSection.ts';
import { useOfficeMenu } from '../useOfficeMenu.ts';
import { Header } from './Header.tsx';

/** Tabs in their order, each with its page in the account's menu. */
const tabs = [
  ['profile', 'overview'],
  ['payments', 'history_pay'],
  ['limits', 'limits'],
  ['bets', 'bet_history'],
  ['bonuses', 'bonuses'],
] as const satisfies readonly (readonly [tab: string, section: AccountSection])[];

/** Tabs of the account's sections; all others are below the profile. */
const tabOf: Readonly<Partial<Record<AccountSection, (typeof tabs)[number][0]>>> = {
  recharge: 'payments',
  withdrawal: 'payments',
  history_pay: 'payments',
  wallets: 'payments',
  limits: 'limits',
  bet_history: 'bets',
  promo: 'bonuses',
  bonuses: 'bonuses',
  rewards: 'bonuses',
  cashback: 'bonuses',
  promo_check: 'bonuses',
  bring_friend: 'bonuses',
};

/** Header of account pages on phones, with the account's main pages as tabs. */
export default function AccountHeader() {
  const { t } = useTranslation('office');
  const { pathname } = useLocation();
  const entries = useOfficeMenu().flatMap((group) => group.entries);
  const current = tabOf[officeSectionOf(pathname) ?? 'overview'] ?? 'profile';
  return (
    <Header
      label={t('tabs.label')}
      tabs={tabs.flatMap(([id, section]) => {
        const href = entries.find((entry) => entry.section === section)?.href;
        return href === undefined ? [] : [{ id, label: t(`tabs.${id}`), href, selected: id === current }];
      })}
    />
  );
}

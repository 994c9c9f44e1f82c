import type { CashbackPlanId } from '@touchline/contract';
import type { Namespace } from '../../platform/i18n/bundles.ts';
import type { PageTitle, RouteMeta, RouteRow, ScreenRow } from './row.ts';
import { idOfPath } from './unavailable.ts';

/** Account pages; the layout adds the menu and the title. */
export const officeMeta = {
  section: 'office',
  layout: 'main',
  who: 'player',
  inOffice: true,
  namespaces: ['titles', 'office', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

/** Pages of the player's preferences. */
const settingsMeta = {
  ...officeMeta,
  section: 'settings',
  namespaces: [...officeMeta.namespaces, 'settings'],
} satisfies RouteMeta;

/** Pages that move money or bonuses, closed to banned players. */
const moneyMeta = { ...officeMeta, isRestricted: true } satisfies RouteMeta;

/** Pages of the cashier. */
const paymentMeta = {
  ...moneyMeta,
  movesMoney: true,
  namespaces: [...moneyMeta.namespaces, 'payments'],
} satisfies RouteMeta;

/** Pages of points, cashback and bringing friends. */
const rewardsMeta = {
  ...moneyMeta,
  section: 'loyalty',
  namespaces: [...moneyMeta.namespaces, 'rewards'],
} satisfies RouteMeta;

export const accountRoutes: readonly RouteRow[] = [
  {
    id: 'office-menu-profile',
    path: 'office/menu/profile',
    meta: {
      ...officeMeta,
      title: 'overview',
      isWide: true,
      namespaces: [
        ...officeMeta.namespaces,
        'account',
        'limits',
        'history',
        'coupon',
        'marketsMore',
        'betActions',
      ],
    },
    load: () => import('../../sections/office/AccountScreen.tsx'),
  },
  {
    id: 'office-account',
    path: 'office/account',
    meta: {
      ...officeMeta,
      title: 'profile',
      namespaces: [...officeMeta.namespaces, 'account', 'personal', 'profile'],
    },
    load: () => import('../../sections/office/PersonalDataScreen.tsx'),
  },
  {
    id: 'office-account-edit',
    path: 'office/account/edit',
    meta: {
      ...officeMeta,
      title: 'accountEdit',
      namespaces: [...officeMeta.namespaces, 'access', 'account', 'personal', 'profile'],
    },
    load: () => import('../../sections/office/personal/EditDataScreen.tsx'),
  },
  {
    id: 'office-responsible',
    path: 'office/responsible',
    meta: {
      ...officeMeta,
      section: 'responsible',
      title: 'responsible',
      isWide: true,
      namespaces: [...officeMeta.namespaces, 'limits', 'responsible'],
    },
    load: () => import('../../sections/responsible/ResponsibleScreen.tsx'),
  },
  ...['office/menu/settings', 'office/account-settings'].map((path) => ({
    id: idOfPath(path),
    path,
    meta: {
      ...settingsMeta,
      title: 'accountSettings',
      namespaces: [...settingsMeta.namespaces, 'bonuses', 'rewards'],
    } satisfies RouteMeta,
    load: () => import('../../sections/settings/AccountSettingsScreen.tsx'),
  })),
  {
    id: 'office-mailing-settings',
    path: 'office/mailing-settings',
    meta: { ...settingsMeta, title: 'mailing' },
    load: () => import('../../sections/settings/MailingSettingsScreen.tsx'),
  },
  {
    id: 'office-disallow-sports',
    path: 'office/disallow-sports',
    meta: { ...settingsMeta, title: 'disallowSports' },
    load: () => import('../../sections/settings/DisallowSportsScreen.tsx'),
  },
  {
    id: 'office-messages',
    path: 'office/messages',
    meta: {
      ...officeMeta,
      title: 'messages',
      isWide: true,
      opens: 'message',
      namespaces: [...officeMeta.namespaces, 'account', 'inbox', 'limits'],
    },
    load: () => import('../../sections/office/MessagesScreen.tsx'),
  },
  {
    id: 'office-history-casino-mail',
    path: 'office/history-casino-mail',
    meta: {
      ...officeMeta,
      section: 'game',
      title: 'casinoHistoryMail',
      namespaces: [...officeMeta.namespaces, 'game'],
    },
    load: () => import('../../sections/game/history/GameHistoryScreen.tsx'),
  },
  {
    id: 'office-convert-account',
    path: 'office/convert-account',
    meta: {
      ...officeMeta,
      section: 'money',
      movesMoney: true,
      title: 'convertAccount',
      namespaces: [...officeMeta.namespaces, 'wallets'],
    },
    load: () => import('../../sections/money/convert/ConvertScreen.tsx'),
  },
  {
    id: 'office-clarify-data',
    path: 'office/clarify-data',
    meta: {
      ...officeMeta,
      section: 'access',
      title: 'clarifyData',
      namespaces: [...officeMeta.namespaces, 'access', 'personal'],
    },
    load: () => import('../../sections/access/registration/ClarifyDataScreen.tsx'),
  },
  {
    id: 'office-identification',
    path: 'office/identification',
    meta: {
      ...officeMeta,
      section: 'identification',
      title: 'identification',
      namespaces: [...officeMeta.namespaces, 'access', 'identification', 'personal'],
    },
    load: () => import('../../sections/identification/IdentificationScreen.tsx'),
  },
  {
    id: 'office-verification',
    path: 'office/verification',
    meta: {
      ...officeMeta,
      section: 'verification',
      title: 'verification',
      namespaces: [...officeMeta.namespaces, 'account', 'identification', 'verification'],
    },
    load: () => import('../../sections/verification/VerificationScreen.tsx'),
  },
  {
    id: 'office-historypay',
    path: 'office/historypay',
    meta: { ...officeMeta, title: 'paymentHistory', namespaces: [...officeMeta.namespaces, 'payments'] },
    load: () => import('../../sections/payments/history/PaymentsScreen.tsx'),
  },
  {
    id: 'office-historypay-payment',
    path: 'office/historypay/:paymentId',
    meta: { ...officeMeta, title: 'paymentRecord', namespaces: [...officeMeta.namespaces, 'payments'] },
    load: () => import('../../sections/payments/record/RecordScreen.tsx'),
  },
  {
    id: 'office-recharge',
    path: 'office/recharge',
    meta: {
      ...paymentMeta,
      title: 'recharge',
      isWide: true,
      namespaces: [...paymentMeta.namespaces, 'account'],
    },
    load: () => import('../../sections/payments/RechargeScreen.tsx'),
  },
  {
    id: 'office-menu-promo',
    path: 'office/menu/promo',
    meta: { ...rewardsMeta, title: 'promo' },
    load: async () => {
      const [{ promoScreen }, { isOpenPage }] = await Promise.all([
        import('../../sections/loyalty/promoScreen.tsx'),
        import('./isOpenPage.ts'),
      ]);
      return { Component: promoScreen(isOpenPage) };
    },
  },
  {
    id: 'office-specialoffers',
    path: 'office/specialoffers',
    meta: {
      ...rewardsMeta,
      title: 'specialOffers',
      namespaces: [...rewardsMeta.namespaces, 'bonuses'],
    },
    load: () => import('../../sections/loyalty/OffersScreen.tsx'),
  },
  {
    id: 'office-rewards',
    path: 'office/rewards',
    meta: { ...rewardsMeta, movesMoney: true, title: 'rewards' },
    load: () => import('../../sections/loyalty/RewardsScreen.tsx'),
  },
  cashbackRow('office/cashback', 'cashback', 'cashback'),
  cashbackRow('office/casino/vipcashback', 'vipCashback', 'vipcashback'),
  cashbackRow('office/casino/premiumcashback', 'premiumCashback', 'premiumcashback'),
  {
    id: 'office-casino',
    path: 'office/casino',
    meta: { ...rewardsMeta, title: 'officeCasino' },
    load: async () => {
      const { casinoRewardsScreen } = await import('../../sections/loyalty/casinoRewardsScreen.tsx');
      return { Component: casinoRewardsScreen('officeCasino', ['slots', 'live-casino']) };
    },
  },
  {
    id: 'office-slots',
    path: 'office/slots',
    meta: { ...rewardsMeta, title: 'officeSlots' },
    load: async () => {
      const { casinoRewardsScreen } = await import('../../sections/loyalty/casinoRewardsScreen.tsx');
      return { Component: casinoRewardsScreen('officeSlots', ['slots']) };
    },
  },
  {
    id: 'office-bringfriend',
    path: 'office/bringfriend',
    meta: { ...rewardsMeta, title: 'bringFriend' },
    load: () => import('../../sections/loyalty/BringFriendScreen.tsx'),
  },
  {
    id: 'office-bringfriend-banners',
    path: 'office/bringfriend-banners',
    meta: { ...rewardsMeta, title: 'bringFriendBanners' },
    load: () => import('../../sections/loyalty/BannersScreen.tsx'),
  },
  {
    id: 'office-deduce',
    path: 'office/deduce',
    meta: { ...paymentMeta, title: 'deduce' },
    load: () => import('../../sections/payments/WithdrawScreen.tsx'),
  },
  bonusRow('bonuses', 'bonuses', () => import('../../sections/bonuses/BonusesScreen.tsx')),
  bonusRow('bonuses/deposit', 'depositBonus', () => import('../../sections/bonuses/DepositBonusScreen.tsx')),
  bonusRow('bonuses/wager', 'wagerBonus', () => import('../../sections/bonuses/WagerScreen.tsx')),
  bonusRow('promo-code-check', 'promoCheck', () => import('../../sections/bonuses/PromoCodeScreen.tsx')),
  bonusRow(
    'promo-code-history',
    'promoHistory',
    () => import('../../sections/bonuses/PromoHistoryScreen.tsx'),
  ),
];

/** Creates the row of a cashback's page. */
function cashbackRow(path: string, title: PageTitle, planId: CashbackPlanId): RouteRow {
  return {
    id: idOfPath(path),
    path,
    meta: { ...rewardsMeta, movesMoney: true, title },
    load: async () => {
      const { cashbackScreen } = await import('../../sections/loyalty/cashbackScreen.tsx');
      return { Component: cashbackScreen(planId) };
    },
  };
}

/** Creates the row of a page about bonuses. */
function bonusRow(page: string, title: PageTitle, load: ScreenRow['load']): RouteRow {
  const path = `office/${page}`;
  const namespaces: readonly Namespace[] = [...officeMeta.namespaces, 'bonuses'];
  return { id: idOfPath(path), path, meta: { ...moneyMeta, title, namespaces }, load };
}

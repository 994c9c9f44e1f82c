import { AccountRow, ListCard, SettingsGroups, type Setting } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import {
  accountSettingsQuery,
  saveSetting,
  type AccountSettings,
} from '../../features/accountSettings/accountSettings.api.ts';
import { favorites } from '../../features/favorites/favorites.store.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useSaves } from '../../features/notifications/useSaves.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { useFindText } from '../../platform/i18n/useFindText.ts';
import { bonusPathsIn } from '../../platform/links/bonusPaths.ts';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang, usePaths } from '../../platform/links/usePaths.ts';
import { HiddenBalance } from './HiddenBalance.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

const CASHBACK_POINTS = 1;
const products = ['any', 'sport', 'casino'] as const;
const firstProducts = ['none', 'sport', 'casino'] as const;

interface AccountPartsProps {
  /** Settings below those of the account; shown with them, so that they don't move. */
  readonly children: ReactNode;
}

/** The settings stored with the account, and the parts of it that the platform shows to the player. */
export default function AccountParts({ children }: AccountPartsProps) {
  const { t } = useTranslation(['settings', 'common']);
  const { data, isPending, refetch } = useQuery(accountSettingsQuery);
  const { config, isSilent } = useUserConfig();
  if (isPending || !(config || isSilent)) return <SettingsSkeleton />;
  return (
    <>
      <HiddenBalance />
      {data ? (
        <>
          <BonusSettings settings={data} />
          <Parts settings={data} />
        </>
      ) : (
        <SettingsGroups
          status="failed"
          groups={[]}
          labels={{ failed: t('common:errors.query'), retry: t('common:actions.retry') }}
          onRetry={() => void refetch()}
        />
      )}
      {children}
    </>
  );
}

/** Preferred bonuses, as far as the site has offers to choose from. */
function BonusSettings({ settings }: { readonly settings: AccountSettings }) {
  const { t } = useTranslation(['settings', 'common']);
  const showSaved = useSaves();
  const lang = useLang();
  const { bonusSetting: any, firstDepositBonusSetting: first } = settings;
  const rows: Setting[] = [];
  if (any.options.length > 1) {
    rows.push({
      id: 'bonus_type',
      kind: 'segments',
      label: t('settings:bonuses.preferred'),
      hint: t('settings:bonuses.preferredHint'),
      value: String(any.value),
      options: any.options.map((option) => ({
        value: String(option),
        label: t(`settings:bonuses.${products[option] ?? 'any'}`),
      })),
    });
  }
  if (first.options.length > 1) {
    rows.push({
      id: 'first_deposit_bonus_type',
      kind: 'segments',
      label: t('settings:bonuses.first'),
      value: String(first.value),
      options: first.options.map((option) => ({
        value: String(option),
        label: t(`settings:bonuses.${firstProducts[option] ?? 'none'}`),
      })),
    });
  }
  if (rows.length === 0) return null;
  const choose = (id: string, value: string) => {
    if (id === 'bonus_type' || id === 'first_deposit_bonus_type')
      void showSaved(saveSetting({ id, value: Number(value) }, lang));
  };
  return (
    <SettingsGroups
      labels={{ failed: '', retry: '' }}
      onChoiceChange={choose}
      groups={[{ id: 'bonuses', title: t('settings:bonuses.title'), settings: rows }]}
    />
  );
}

/** Links to the parts of the account, with their current figures. */
function Parts({ settings }: { readonly settings: AccountSettings }) {
  const { t } = useTranslation('settings');
  const lang = useLang();
  const paths = usePaths();
  const texts = useLoyaltyText();
  const findText = useFindText();
  const { items } = useSnapshot(favorites);
  const office = officePathsIn(lang);
  const { cashbackSetting: cashback, promoSetting, walletAttributes } = settings;
  const { isAvailable, titleKey } = promoSetting.promoCodeCheckSection;
  const [namespace = '', ...key] = titleKey.split('.');
  const teams = items.filter(({ kind }) => kind === 'team').length;
  const loyalty = loyaltyPathsIn(lang);
  const { additional_data: more } = cashback ?? {};
  return (
    <ListCard title={t('parts.title')} labels={{ empty: '' }}>
      {settings.showWallets && (
        <AccountRow
          icon="wallet"
          title={findText('settings', walletAttributes.title_translation_key) ?? t('office_settings_wallets')}
          href={office.wallets}
        />
      )}
      {settings.showClubPoints && (
        <AccountRow
          icon="boost"
          title={t('parts.points')}
          detail={t('parts.clubPoints', { points: texts.points(settings.clubPoints) })}
          value={texts.points(settings.pointsAccumulated)}
          href={loyalty.rewards}
        />
      )}
      {more?.isVisiblePromoPointsRules === true && (
        <AccountRow icon="info" title={t('parts.pointsRules')} href={loyalty.points} />
      )}
      {cashback?.options.some(({ id, value }) => value && id !== CASHBACK_POINTS) === true && (
        <AccountRow
          icon="bonus"
          title={t('parts.cashback')}
          detail={more?.showAdditionalCashBackTerms === true ? t('parts.cashbackByLevel') : undefined}
          href={office.cashback}
        />
      )}
      {settings.showPromoCodeCheck && isAvailable && (
        <AccountRow
          icon="bonus"
          title={
            (namespace === 'bonuses' ? findText('bonuses', key.join('.')) : undefined) ?? t('parts.promoCode')
          }
          href={bonusPathsIn(lang).code}
        />
      )}
      {settings.showFavoriteTeams && (
        <AccountRow
          icon="star"
          title={t('parts.teams')}
          value={teams > 0 ? String(teams) : undefined}
          href={paths.favorites}
        />
      )}
    </ListCard>
  );
}

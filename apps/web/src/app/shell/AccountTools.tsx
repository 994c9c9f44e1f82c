import { BalancePill, breakpoints, ButtonLink, IconButton, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../features/account/account.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { useMedia } from '../../platform/page/useMedia.ts';
import { site } from '../../platform/site/site.ts';

/** End of the header: the balance of a player, or a guest's ways in; the menu for both. */
export function AccountTools() {
  const { t } = useTranslation('common');
  const { status } = useSession();
  const sheets = useSheets();
  const isDesk = useMedia(breakpoints.desk);
  const isPlayer = status === 'player';
  return (
    <>
      {isPlayer && <Balance />}
      {status === 'guest' && <WaysIn />}
      {/* A guest's phone has no room for it: there the settings are in the menu at the foot. */}
      {(isPlayer || isDesk) && (
        <IconButton
          icon={isPlayer ? 'user' : 'settings'}
          tone="header"
          label={t(isPlayer ? 'nav.account' : 'header.settings')}
          onClick={() => sheets.show(isPlayer ? 'menu' : 'settings')}
        />
      )}
    </>
  );
}

function Balance() {
  const { t } = useTranslation('common');
  const { active } = useAccounts(true);
  const format = useFormat();
  const sheets = useSheets();
  if (!active) return <Skeleton width="quarter" />;
  const amount = format.money(active.money, active.iso);
  const label = site().isDemoCashier
    ? `${t('header.balance')} ${amount}. ${t('header.demoCredit')}`
    : `${t('header.balance')} ${amount}`;
  return (
    <BalancePill
      amount={amount}
      href={sheets.hrefOf(site().isDemoCashier ? 'cashier' : 'menu')}
      label={label}
    />
  );
}

function WaysIn() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const { isRegistrationAllowed, isRegistrationButtonDisabled, isVipDomain } = site();
  if (!isRegistrationAllowed) return null;
  return (
    <>
      <ButtonLink href={paths.login} tone="header" emphasis="plain" size="sm">
        {t('header.signIn')}
      </ButtonLink>
      {!(isRegistrationButtonDisabled || isVipDomain) && (
        <ButtonLink href={paths.registration()} tone="header" size="sm">
          {t('header.register')}
        </ButtonLink>
      )}
    </>
  );
}

import { BalancePill, ButtonLink, IconButton, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useAccounts } from '../../features/account/account.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';

/** End of the header: the balance of a player, or a guest's ways in; the menu for both. */
export function AccountTools() {
  const { t } = useTranslation('common');
  const { status } = useSession();
  const sheets = useSheets();
  return (
    <>
      {status === 'player' && <Balance />}
      {status === 'guest' && <WaysIn />}
      <IconButton
        icon={status === 'player' ? 'user' : 'settings'}
        tone="header"
        label={status === 'player' ? t('nav.account') : t('header.settings')}
        onClick={() => sheets.show(status === 'player' ? 'menu' : 'settings')}
      />
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
  if (!site().isRegistrationAllowed) return null;
  return (
    <>
      <ButtonLink href={paths.login} tone="header" size="sm">
        {t('header.signIn')}
      </ButtonLink>
      <ButtonLink href={paths.registration()} tone="primary" size="sm">
        {t('header.register')}
      </ButtonLink>
    </>
  );
}

import { ButtonLink, Counted, IconButton, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useUnread } from '../../../features/messages/useUnread.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useSheets } from '../../../platform/links/sheets.ts';
import { useLoginHref } from '../../../platform/links/useLoginHref.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';
import { AccountButton } from './AccountButton.tsx';
import { useAccountLabel } from './useAccountLabel.ts';
import { lazyView } from '../../../platform/lazy/lazy.tsx';
import { isAvailable, site } from '../../../platform/site/site.ts';

const Balance = lazyView(
  () => import('./HeaderBalance.tsx'),
  () => <Skeleton width="quarter" />,
);

/** End of the header: a player's balance or a guest's sign-in buttons, and the menu for both, a sheet on phones. */
export function AccountTools() {
  const { t } = useTranslation('common');
  const { status } = useSession();
  const sheets = useSheets();
  const isDesk = useIsDesk();
  const isPlayer = status === 'player';
  const { badge } = useUnread();
  const accountLabel = useAccountLabel();
  return (
    <>
      {isPlayer && <Balance />}
      {status === 'guest' && <EntryButtons />}
      {/* Hidden for guests on phones for lack of space: there the settings are in the menu at the bottom. */}
      {isPlayer && isDesk && (
        <Counted count={badge} ground="header">
          <AccountButton />
        </Counted>
      )}
      {isPlayer !== isDesk && (
        <Counted count={isPlayer ? badge : undefined} ground="header">
          <IconButton
            icon={isPlayer ? 'user' : 'settings'}
            tone="header"
            label={isPlayer ? accountLabel : t('header.settings')}
            onClick={() => sheets.show(isPlayer ? 'menu' : 'settings')}
          />
        </Counted>
      )}
    </>
  );
}

function EntryButtons() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  const loginHref = useLoginHref();
  const { isRegistrationAllowed, isRegistrationButtonDisabled, isVipDomain } = site();
  if (!isRegistrationAllowed) return null;
  return (
    <>
      <ButtonLink href={loginHref} tone="header" emphasis="plain" size="sm">
        {t('header.signIn')}
      </ButtonLink>
      {!(isRegistrationButtonDisabled || isVipDomain) && isAvailable('registration') && (
        <ButtonLink href={paths.registration()} tone="header" size="sm">
          {t('header.register')}
        </ButtonLink>
      )}
    </>
  );
}

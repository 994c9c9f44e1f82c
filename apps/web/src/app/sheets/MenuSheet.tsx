import { BottomSheet, ButtonLink, Paragraph, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/session/useSession.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useEventPaths } from '../../platform/links/useEventPaths.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { leadsToRegistration } from '../../platform/links/waysIn.ts';
import { isAvailable, site } from '../../platform/site/site.ts';
import { WaysOut } from './WaysOut.tsx';

/** Everything that has no place of its own on a phone: account, settings, the way in or out. */
export default function MenuSheet() {
  const { t } = useTranslation('common');
  const { close, hrefOf } = useSheets();
  const { player } = useSession();
  const paths = usePaths();
  const eventPaths = useEventPaths();
  return (
    <BottomSheet open onOpenChange={close} title={player ? t('nav.account') : t('nav.menu')}>
      <Stack gap="sm">
        {player && (
          <Paragraph tone="muted">
            {player.email ?? t('header.playerNumber', { login: player.login })}
          </Paragraph>
        )}
        {player && (
          <ButtonLink href={paths.history} icon="history" width="full">
            {t('nav.history')}
          </ButtonLink>
        )}
        {player && (
          <ButtonLink href={paths.openedBets} icon="clock" width="full">
            {t('nav.openedBets')}
          </ButtonLink>
        )}
        <ButtonLink href={paths.favorites} icon="star" width="full">
          {t('nav.favorites')}
        </ButtonLink>
        {isAvailable('cricket') && (
          <ButtonLink href={paths.cricket} icon="cricket" width="full">
            {t('nav.cricket')}
          </ButtonLink>
        )}
        {isAvailable('cyber') && (
          <ButtonLink href={paths.cyber} icon="esports" width="full">
            {t('nav.cyber')}
          </ButtonLink>
        )}
        {isAvailable('express-day') && (
          <ButtonLink href={paths.expressDay} icon="bonus" width="full">
            {t('nav.expressDay')}
          </ButtonLink>
        )}
        <ButtonLink href={eventPaths.results()} icon="checklist" width="full">
          {t('nav.results')}
        </ButtonLink>
        <ButtonLink href={eventPaths.champs()} icon="trophy" width="full">
          {t('nav.champs')}
        </ButtonLink>
        <ButtonLink href={eventPaths.broadcasts()} icon="stream" width="full">
          {t('nav.broadcasts')}
        </ButtonLink>
        <ButtonLink href={paths.calculator} icon="calculator" width="full">
          {t('nav.calculator')}
        </ButtonLink>
        {player && site().isDemoCashier && (
          <ButtonLink href={hrefOf('cashier')} icon="coin" width="full">
            {t('header.demoCredit')}
          </ButtonLink>
        )}
        {player && (
          <ButtonLink href={paths.responsible} icon="gauge" width="full">
            {t('nav.limits')}
          </ButtonLink>
        )}
        {player && (
          <ButtonLink href={paths.password} icon="lock" width="full">
            {t('header.changePassword')}
          </ButtonLink>
        )}
        <ButtonLink href={hrefOf('settings')} icon="settings" width="full">
          {t('header.settings')}
        </ButtonLink>
        {player ? <WaysOut onDone={close} /> : <WaysIn />}
      </Stack>
    </BottomSheet>
  );
}

function WaysIn() {
  const { t } = useTranslation('common');
  const paths = usePaths();
  if (!site().isRegistrationAllowed) return null;
  return (
    <>
      <ButtonLink href={paths.login} icon="login" width="full">
        {t('header.signIn')}
      </ButtonLink>
      {leadsToRegistration() && (
        <ButtonLink href={paths.registration()} icon="register" tone="strong" width="full">
          {t('header.register')}
        </ButtonLink>
      )}
    </>
  );
}

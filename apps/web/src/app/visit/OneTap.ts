import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../features/notifications/notifications.store.ts';
import { enterByOneTap, oneTapClient } from '../../features/session/entry/oneTap.api.ts';
import { offerOneTap } from '../../features/session/entry/oneTapScript.ts';
import { isPageRemembered, rememberPage } from '../../features/session/session.store.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { loadBundles } from '../../platform/i18n/i18n.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { logFailure } from '../../platform/log/log.ts';
import { site } from '../../platform/site/site.ts';
import { requireCookies } from '../../platform/api/requireCookies.ts';
import { socialStartErrors } from '../../widgets/social/socialStartErrors.ts';
import { whenIdle } from '../../platform/page/whenIdle.ts';

/** Offers a guest sign-in with the account that their browser is signed in to elsewhere, when the page is idle. */
export function OneTap() {
  const { t } = useTranslation('social');
  const errorMessage = useErrorMessage('social', socialStartErrors);
  const lang = useLang();

  async function enter(credential: string): Promise<void> {
    const { currency, visit } = site();
    try {
      requireCookies();
      if (!isPageRemembered()) rememberPage(location.pathname + location.search);
      const countryId = visit?.countryId === undefined ? {} : { countryId: String(visit.countryId) };
      location.assign(await enterByOneTap({ credential, language: lang, currency, ...countryId }));
    } catch (error) {
      await loadBundles(lang, ['social']).catch(() => undefined);
      notify({ kind: 'error', title: t('failed'), text: errorMessage(error) });
    }
  }

  // A tap uses the translations and the language of that moment.
  const enterNow = useRef(enter);
  useEffect(() => {
    enterNow.current = enter;
  });
  useEffect(() => {
    let isGone = false;
    let takeAway = () => {};
    const offer = async () => {
      const offered = await offerOneTap(
        await oneTapClient(),
        (credential) => void enterNow.current(credential),
      );
      if (isGone) offered();
      else takeAway = offered;
    };
    const giveUp = whenIdle(() =>
      offer().catch((error: unknown) => logFailure('One-tap sign-in could not be offered.', error)),
    );
    return () => {
      isGone = true;
      giveUp();
      takeAway();
    };
  }, []);
  return null;
}

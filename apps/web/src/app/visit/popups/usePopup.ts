import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio/react';
import { consent } from '../../../features/consent/consent.store.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { site } from '../../../platform/site/site.ts';
import { movesMoney } from '../../routes/moneyPages.ts';
import { installing } from '../pwa/installing.ts';
import { popupOf, type PopupName } from './queue.ts';
import { closeDeposit, remembered } from './remembered.ts';
import { useBonusPopup } from './useBonusPopup.ts';
import { useIdentify } from './useIdentify.ts';

/** Delay after the account is known to have no deposit, ms. */
const DEPOSIT_AFTER = 15_000;
/** Polling interval, ms. Answers expire, and sheets open and close, without an event. */
const LOOK_EVERY = 1000;

/** The popup that is shown; its own overlay doesn't count as covering the page. */
let own: PopupName | undefined;

/**
 * Returns the popup that is due now.
 * @param hasFoot whether the page has a place for popups at its bottom
 */
export function usePopup(hasFoot: boolean): PopupName | undefined {
  const { status, player } = useSession();
  const config = useUserConfig();
  const { agreed } = useSnapshot(consent);
  const { age, news, install, identifyClosed, isDepositClosed, convertSeenBy } = useSnapshot(remembered);
  const { canAsk, hasSteps, isUpdateDue } = useSnapshot(installing);
  const identify = useIdentify();
  const isDepositDue = useDepositDue();
  const bonus = useBonusPopup();
  const { now, isCovered } = useLook();
  const location = useLocation();
  const { popups = [], asksConsent = false } = site().visit ?? {};

  useEffect(() => {
    if (status === 'guest') closeDeposit(false);
  }, [status]);

  const name = popupOf({
    shown: new Set(popups),
    ageUntil: age,
    newsUntil: news,
    installUntil: install,
    now,
    isGuest: status === 'guest',
    isConsentDue: asksConsent && agreed === undefined,
    isIdentifyDue: identify !== undefined && identify.asked !== identifyClosed,
    isDepositDue: isDepositDue && !isDepositClosed,
    isConvertDue: config.config?.isRequiredTransfer === true && convertSeenBy !== player?.id,
    isBonusDue: bonus !== undefined,
    isUpdateDue,
    isInstallable: canAsk || hasSteps,
    hasFoot,
    isOverMoney: movesMoney(location),
    isCovered,
  });
  useEffect(() => {
    own = name;
    return () => {
      own = undefined;
    };
  }, [name]);
  return name;
}

function useDepositDue(): boolean {
  const { player } = useSession();
  const { status, config } = useUserConfig();
  const [isDue, setDue] = useState(false);
  const isWithout = player !== null && status === 'loaded' && config?.has_deposit === false;
  useEffect(() => {
    if (!isWithout) return;
    const timer = setTimeout(() => setDue(true), DEPOSIT_AFTER);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isWithout]);
  return isDue && isWithout;
}

/** Returns the time, and whether another dialog covers the page. */
function useLook(): { readonly now: number; readonly isCovered: boolean } {
  const [look, setLook] = useState(lookNow);
  useEffect(() => {
    const timer = setInterval(() => {
      setLook((before) => {
        const next = lookNow();
        // Updates the state only if it makes a difference.
        return next.isCovered === before.isCovered && next.now - before.now < 60_000 ? before : next;
      });
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return look;
}

function lookNow() {
  const over = document.querySelector('[role="dialog"],[role="alertdialog"]');
  return { now: serverNow(), isCovered: over !== null && own === undefined };
}

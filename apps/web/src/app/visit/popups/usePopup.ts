import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { consent } from '../../../features/consent/consent.store.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useUserConfig } from '../../../features/userConfig/useUserConfig.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { site } from '../../../platform/site/site.ts';
import { installing } from '../pwa/installing.ts';
import { popupOf, type PopupName } from './queue.ts';
import { closeDeposit, remembered } from './remembered.ts';
import { useIdentify } from './useIdentify.ts';

/** How long after the account is known to have no deposit, ms. */
const DEPOSIT_AFTER = 15_000;
/** Answers run out, and sheets open and close, without a word to this. */
const LOOK_EVERY = 1000;

/** The one that is shown: what it lays over the page covers nothing that waits. */
let own: PopupName | undefined;

/** The one popup that the visitor sees now. */
export function usePopup(): PopupName | undefined {
  const { status, player } = useSession();
  const config = useUserConfig();
  const { agreed } = useSnapshot(consent);
  const { age, news, install, identifyClosed, isDepositClosed, convertSeenBy } = useSnapshot(remembered);
  const { canAsk, hasSteps, isUpdateDue } = useSnapshot(installing);
  const identify = useIdentify();
  const isDepositDue = useDepositDue();
  const { now, isCovered } = useLook();
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
    isUpdateDue,
    isInstallable: canAsk || hasSteps,
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

/** The time, and whether a dialog that is none of these lies over the page. */
function useLook(): { readonly now: number; readonly isCovered: boolean } {
  const [look, setLook] = useState(lookNow);
  useEffect(() => {
    const timer = setInterval(() => {
      setLook((before) => {
        const next = lookNow();
        // Only what changes something is told.
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

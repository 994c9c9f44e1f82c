import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerRealityCheck, type RealityCheckFigures } from '../../features/limits/limits.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { signOut } from '../../features/session/session.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { pauseReadsWhile } from '../../platform/api/api.ts';
import { after } from '../../platform/clock/after.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { whenVisible } from '../../platform/page/visibility.ts';
import { takeNextCheck } from '../wiring/clocks.ts';

/** Longest wait of a player who signs out for the report, ms. */
const PATIENCE = 2_000;
/** Delay before the next attempt to report to the server that the check is shown, ms. */
const AGAIN = 5_000;

export interface RealityCheckState {
  readonly figures: RealityCheckFigures | undefined;
  /** Time at which it became visible, UTC ms by the server's clock; undefined while the page is hidden. */
  readonly shownAt: number | undefined;
  readonly isSilenced: boolean;
  readonly busy: boolean;
  readonly hasFailed: boolean;
  silence(isSilenced: boolean): void;
  /** @param then called once the server has accepted the answer */
  goOn(then?: () => unknown): Promise<void>;
  signOut(): Promise<void>;
}

/** State of a reality check. Reports to the server when it is seen and how it is answered. */
export function useRealityCheck(): RealityCheckState {
  const { t } = useTranslation('limits');
  const format = useFormat();
  const [isSilenced, silence] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { figures, shownAt } = useShown();

  async function act(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return {
    figures,
    shownAt,
    isSilenced,
    busy,
    hasFailed,
    silence,
    goOn: (then) =>
      act(async () => {
        const next = await answerRealityCheck('continue', shownAt ?? serverNow(), isSilenced);
        takeNextCheck(next.dueAt);
        if (next.pausedUntil !== null) {
          const time = format.time(Math.ceil(next.pausedUntil / 1000));
          notify({ kind: 'info', title: t('check.pause'), text: t('check.pauseText', { time }) });
        }
        then?.();
      }),
    signOut: () =>
      act(async () => {
        await pauseReadsWhile(async () => {
          // If this request is lost, signing out ends the session anyway.
          const told = answerRealityCheck('log_out', shownAt ?? serverNow()).catch(() => undefined);
          await Promise.race([told, new Promise<void>((resolve) => after(PATIENCE, resolve))]);
          await signOut(false);
        });
      }),
  };
}

/** Reports to the server that the check is visible; the answer has the figures, or says that none is due any more. */
function useShown() {
  const [shownAt, setShownAt] = useState<number>();
  const [figures, setFigures] = useState<RealityCheckFigures>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const show = async (at: number) => {
      try {
        const now = await answerRealityCheck('nothing', at);
        if (isGone) return;
        setFigures(now);
        if (now.dueAt === null || now.dueAt > serverNow()) takeNextCheck(now.dueAt);
      } catch {
        if (!isGone) timer = setTimeout(() => void show(at), AGAIN);
      }
    };
    const cancel = whenVisible(() => {
      // Full-screen content would cover it.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      const at = serverNow();
      setShownAt(at);
      void show(at);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      cancel();
    };
  }, []);
  return { shownAt, figures };
}

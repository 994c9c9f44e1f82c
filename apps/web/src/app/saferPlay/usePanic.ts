import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshLimits, saveLimits } from '../../features/limits/limits.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { ApiError } from '../../platform/api/apiError.ts';

/** A one-day timeout in the API's format. */
const DAY_OFF = { limitType: 33, limitValue: '1' } as const;

export interface Panic {
  /** True if the confirmation is open. */
  readonly isAsked: boolean;
  readonly busy: boolean;
  /** Error that prevented the break. It is requested again by the player, or once a lost connection is back. */
  readonly failure: unknown;
  ask(): void;
  leave(): void;
  stop(): Promise<void>;
}

/** Starts a one-day break after one confirmation. */
export function usePanic(): Panic {
  const { t } = useTranslation('limits');
  const format = useFormat();
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function stop(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const { limitsData } = await saveLimits([DAY_OFF]);
      const until = limitsData.find(({ limitType }) => limitType === DAY_OFF.limitType)?.endsAt;
      setAsked(false);
      notify({
        kind: 'success',
        title: t('bar.done'),
        ...(until !== undefined && {
          text: t('bar.doneText', { day: format.day(until), time: format.time(until) }),
        }),
      });
    } catch (error) {
      // A longer break is already active; the bar shows when it ends.
      if (error instanceof ApiError && error.code === 'BREAK_RUNS') {
        setAsked(false);
        void refreshLimits();
      } else setFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const isLost = isAsked && failure instanceof ApiError && failure.kind === 'network';
  useEffect(() => {
    if (!isLost) return;
    const again = () => void stop();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  });

  return {
    isAsked,
    busy,
    failure,
    ask() {
      setFailure(undefined);
      setAsked(true);
    },
    leave: () => setAsked(false),
    stop,
  };
}

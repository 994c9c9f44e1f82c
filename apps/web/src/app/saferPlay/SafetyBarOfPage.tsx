import { ConfirmDialog, Notice, SafetyBar } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { limitsQuery } from '../../features/limits/limits.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { isPause } from '../../features/limits/limitKinds.ts';
import { formatLength, minutesSince } from '../../platform/format/time.ts';
import { pageDeps } from '../wiring/clockDeps.ts';
import { lengthInWords } from './lengthInWords.ts';
import { followMinutes } from './minutes.ts';
import { overFullScreen } from './overFullScreen.ts';
import { usePanic } from './usePanic.ts';

export interface SafetyBarOfPageProps {
  readonly kind: 'clock' | 'clock-and-panic';
  /** UTC seconds. */
  readonly signedInAt: number;
}

/**
 * Bar above every page with the time of day, the session's length and, where the jurisdiction requires it, a button
 * for a one-day break.
 */
export default function SafetyBarOfPage({ kind, signedInAt }: SafetyBarOfPageProps) {
  const { t, i18n } = useTranslation(['limits', 'common']);
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const panic = usePanic();
  const bar = useRef<HTMLDivElement>(null);
  const now = useShownTime(signedInAt);
  const hasPanic = kind === 'clock-and-panic';
  const until = useBreakEnd(hasPanic, now);
  const minutes = minutesSince(signedInAt, now);
  const time = format.time(Math.floor(now));
  return (
    <AtTheStart seen={bar}>
      <SafetyBar
        ref={bar}
        kind={kind}
        label={t('bar.label')}
        time={{
          'aria-label': t('bar.now', { time, length: lengthInWords(t, i18n.language, minutes) }),
          clock: time,
          clockLabel: t('bar.time'),
          length: formatLength(minutes),
          lengthLabel: t('check.length'),
        }}
        panicLabel={hasPanic ? t('bar.panic') : undefined}
        state={
          until === undefined
            ? undefined
            : t('bar.break', { day: format.day(until), time: format.time(until) })
        }
        onPanic={() => {
          // Full-screen content would cover the question.
          if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
          panic.ask();
        }}
      />
      <ConfirmDialog
        open={panic.isAsked}
        tone="danger"
        title={t('bar.ask')}
        description={t('bar.follows')}
        confirmLabel={t('bar.confirm')}
        cancelLabel={t('bar.leave')}
        busy={panic.busy}
        onConfirm={() => void panic.stop()}
        onCancel={panic.leave}
      >
        {panic.failure === undefined ? undefined : (
          <Notice tone="danger" announced>
            {t('bar.failed')} {errorMessage(panic.failure)}
          </Notice>
        )}
      </ConfirmDialog>
    </AtTheStart>
  );
}

interface AtTheStartProps {
  readonly seen: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** Renders at the start of the page, also in tab order, or within full-screen content. */
function AtTheStart({ seen, children }: AtTheStartProps) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    const leave = seen.current && overFullScreen(place, seen.current);
    return () => {
      leave?.();
      place.remove();
    };
  }, [place, seen]);
  return createPortal(children, place);
}

/** Returns the server's time in UTC seconds; updated at each minute of the day and of the session. */
function useShownTime(signedInAt: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => followMinutes(pageDeps, [0, signedInAt * 1000], setNow), [signedInAt]);
  return now / 1000;
}

/**
 * Returns the end of the current break, UTC seconds; undefined without one. The session clocks keep the limits
 * current.
 */
function useBreakEnd(isWanted: boolean, now: number): number | undefined {
  const { data } = useQuery({ ...limitsQuery, enabled: isWanted, staleTime: Infinity });
  const ends = (data?.limits ?? []).flatMap(({ limitType, limitState, endsAt = 0 }) =>
    isPause(limitType) && limitState === 'ACTIVE' && endsAt > now ? [endsAt] : [],
  );
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

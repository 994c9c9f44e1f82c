import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { seconds } from '../../../features/odds/clock/ticker.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { formatLength, minutesSince } from '../../../platform/format/time.ts';

/**
 * Shows the time of day and the session's length on wide pages without a safety bar. Renders a `span` once and then
 * updates its text directly.
 */
export default function SessionClock() {
  const { player } = useSession();
  return player?.safetyBar ? null : <Clock signedInAt={player?.signedInAt} />;
}

function Clock({ signedInAt }: { readonly signedInAt: number | undefined }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const container = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      const now = Math.floor(serverNow() / 1000);
      const time = format.time(now);
      const text =
        signedInAt === undefined
          ? time
          : t('header.inSession', { time, length: formatLength(minutesSince(signedInAt, now)) });
      if (container.current && container.current.textContent !== text) container.current.textContent = text;
    };
    write();
    return seconds.subscribe(write);
  }, [format, signedInAt, t]);
  return <span ref={container} translate="no" />;
}

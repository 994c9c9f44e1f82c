import { useLayoutEffect } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { browserView } from '../../platform/lazy/lazy.tsx';

const SafetyBarOfPage = browserView(() => import('./SafetyBarOfPage.tsx'));

/** The safety bar, for players whose jurisdiction requires one; its height is reserved from the first paint on. */
export function SafetyBarRoot() {
  const { status, player } = useSession();
  const kind = player?.safetyBar;
  useLayoutEffect(() => {
    // The state that the page was delivered with applies until the session is known.
    if (status !== 'unknown') keepRoom(kind);
  }, [status, kind]);
  return player && kind && <Bar {...{ kind }} signedInAt={player.signedInAt} />;
}

function Bar(props: { readonly kind: 'clock' | 'clock-and-panic'; readonly signedInAt: number }) {
  const hasBundle = useLazyBundle('limits');
  return hasBundle && <SafetyBarOfPage {...props} />;
}

function keepRoom(kind: string | undefined): void {
  const { dataset } = document.documentElement;
  if (kind === undefined) delete dataset['safetyBar'];
  else dataset['safetyBar'] = kind;
}

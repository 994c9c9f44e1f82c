import { useLayoutEffect } from 'react';
import { useSession } from '../../features/session/useSession.ts';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const SafetyBarOfPage = lateView(() => import('./SafetyBarOfPage.tsx'));

/** The safety bar, for players whose jurisdiction requires one; its height is reserved from the first paint on. */
export function SafetyBarPlace() {
  const { status, player } = useSession();
  const kind = player?.safetyBar;
  useLayoutEffect(() => {
    // The state that the page was delivered with applies until the session is known.
    if (status !== 'unknown') keepRoom(kind);
  }, [status, kind]);
  return player && kind && <Bar {...{ kind }} signedInAt={player.signedInAt} />;
}

function Bar(props: { readonly kind: 'clock' | 'clock-and-panic'; readonly signedInAt: number }) {
  const hasWords = useLateWords('limits');
  return (
    hasWords && (
      <LazyBoundary>
        <SafetyBarOfPage {...props} />
      </LazyBoundary>
    )
  );
}

function keepRoom(kind: string | undefined): void {
  const { dataset } = document.documentElement;
  if (kind === undefined) delete dataset['safetyBar'];
  else dataset['safetyBar'] = kind;
}

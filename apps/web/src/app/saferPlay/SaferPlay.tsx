import { useSnapshot } from 'valtio/react';
import { openGame } from '../../features/gameSession/openGame.store.ts';
import { useHeld } from '../../features/gameSession/useHeld.ts';
import { clocks } from '../../features/sessionClocks/clocks.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { lazyView } from '../../platform/lazy/lazy.tsx';

const RealityCheckDialog = lazyView(() => import('./RealityCheckDialog.tsx'));
const IdleDialog = lazyView(() => import('./IdleDialog.tsx'));
const ApprovalDialog = lazyView(() => import('./ApprovalDialog.tsx'));

/**
 * Dialogs that the session clocks require, above the page: safer-gambling questions, one at a time, and above them the
 * warning of a sign-out for inactivity.
 */
export function SaferPlay() {
  const { isCheckSet, checkDueAt, idleWarning, approvals } = useSnapshot(clocks);
  const { isRoundRunning } = useSnapshot(openGame);
  const isShown = useHeld(checkDueAt !== undefined, isRoundRunning);
  const { player } = useSession();
  const isAsked = checkDueAt !== undefined || idleWarning !== undefined || approvals.length > 0;
  if (!player || !(isCheckSet || isAsked)) return null;
  return (
    <Question
      isCheckSet={isCheckSet}
      checkDueAt={isShown ? checkDueAt : undefined}
      signedInAt={player.signedInAt}
      hasApprovals={checkDueAt === undefined && approvals.length > 0}
      isIdle={idleWarning !== undefined}
    />
  );
}

interface QuestionProps {
  readonly isCheckSet: boolean;
  readonly checkDueAt: number | undefined;
  readonly signedInAt: number;
  readonly hasApprovals: boolean;
  readonly isIdle: boolean;
}

/** Mounts a pending check before it is due: React delays lazily loaded content by another 300 ms. */
function Question({ isCheckSet, checkDueAt, signedInAt, hasApprovals, isIdle }: QuestionProps) {
  if (!useLazyBundle('limits')) return null;
  return (
    <>
      {isCheckSet && <RealityCheckDialog dueAt={checkDueAt} signedInAt={signedInAt} />}
      {hasApprovals && <ApprovalDialog />}
      {isIdle && <IdleDialog />}
    </>
  );
}

import { useSnapshot } from 'valtio/react';
import { clocks } from '../../features/clocks/clocks.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { lateView } from '../../platform/parts/lateView.ts';
import { LazyBoundary } from '../../platform/parts/LazyBoundary.tsx';

const RealityCheckDialog = lateView(() => import('./RealityCheckDialog.tsx'));
const ApprovalDialog = lateView(() => import('./ApprovalDialog.tsx'));

/** Safer-gambling dialogs that the session clocks require, one at a time, above the page. */
export function SaferPlay() {
  const { isCheckSet, checkDueAt, approvals } = useSnapshot(clocks);
  const { player } = useSession();
  const isAsked = checkDueAt !== undefined || approvals.length > 0;
  if (!player || !(isCheckSet || isAsked)) return null;
  return (
    <Question
      {...{ isCheckSet, checkDueAt }}
      signedInAt={player.signedInAt}
      hasApprovals={approvals.length > 0}
    />
  );
}

interface QuestionProps {
  readonly isCheckSet: boolean;
  readonly checkDueAt: number | undefined;
  readonly signedInAt: number;
  readonly hasApprovals: boolean;
}

/** Mounts a pending check before it is due: React delays lazily loaded content by another 300 ms. */
function Question({ isCheckSet, checkDueAt, signedInAt, hasApprovals }: QuestionProps) {
  if (!useLateWords('limits')) return null;
  return (
    <>
      {isCheckSet && (
        <LazyBoundary>
          <RealityCheckDialog dueAt={checkDueAt} signedInAt={signedInAt} />
        </LazyBoundary>
      )}
      {checkDueAt === undefined && hasApprovals && (
        <LazyBoundary>
          <ApprovalDialog />
        </LazyBoundary>
      )}
    </>
  );
}

import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { clocks } from '../../features/clocks/clocks.store.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useLateWords } from '../../platform/i18n/useLateWords.ts';
import { lateView } from '../../platform/parts/lateView.ts';

const RealityCheckDialog = lateView(() => import('./RealityCheckDialog.tsx'));
const ApprovalDialog = lateView(() => import('./ApprovalDialog.tsx'));

/** What the clocks that keep play safe ask of the player, one question at a time, over whatever is on the page. */
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

/** A check that is to come is there before it is due: React lets what comes late wait a third of a second more. */
function Question({ isCheckSet, checkDueAt, signedInAt, hasApprovals }: QuestionProps) {
  if (!useLateWords('limits')) return null;
  return (
    <>
      {isCheckSet && (
        <Suspense fallback={null}>
          <RealityCheckDialog dueAt={checkDueAt} signedInAt={signedInAt} />
        </Suspense>
      )}
      {checkDueAt === undefined && hasApprovals && (
        <Suspense fallback={null}>
          <ApprovalDialog />
        </Suspense>
      )}
    </>
  );
}

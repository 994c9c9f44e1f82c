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
  const { checkDueAt, approvals } = useSnapshot(clocks);
  const { player } = useSession();
  if (!player || (checkDueAt === undefined && approvals.length === 0)) return null;
  return <Question checkDueAt={checkDueAt} signedInAt={player.signedInAt} />;
}

function Question({
  checkDueAt,
  signedInAt,
}: {
  readonly checkDueAt: number | undefined;
  readonly signedInAt: number;
}) {
  if (!useLateWords('limits')) return null;
  return (
    <Suspense fallback={null}>
      {checkDueAt === undefined ? (
        <ApprovalDialog />
      ) : (
        <RealityCheckDialog key={checkDueAt} signedInAt={signedInAt} />
      )}
    </Suspense>
  );
}

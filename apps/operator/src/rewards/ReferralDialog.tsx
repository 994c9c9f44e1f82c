import type { OperatorReferral } from '@touchline/contract/operators';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { markOf, type Verdict } from './referralColumns.tsx';

interface ReferralDialogProps {
  readonly referral: OperatorReferral;
  readonly verdict: Verdict;
  readonly onClose: () => void;
}

/** Decision about a friend who shares a trait with the player who brought them. */
export function ReferralDialog({ referral, verdict, onClose }: ReferralDialogProps) {
  const write = useWrite();
  const names = { friend: referral.friendLogin, referrer: referral.referrerLogin };

  async function send(reason: string): Promise<string | undefined> {
    const given = { path: { referralId: referral.id }, body: { reason } };
    const answer = await (verdict === 'release'
      ? write.send('post', '/ops/referrals/{referralId}/release', given)
      : write.send('post', '/ops/referrals/{referralId}/reject', given));
    return answer && t(`referrals.done.${verdict}`, names);
  }

  return (
    <DecisionDialog
      title={t(`referrals.ask.${verdict}`, names)}
      detail={t(`referrals.askDetail.${verdict}`, { mark: markOf(referral) })}
      write={write}
      label={t(`referrals.${verdict}`)}
      tone={verdict === 'reject' ? 'danger' : 'strong'}
      send={send}
      onClose={onClose}
    />
  );
}

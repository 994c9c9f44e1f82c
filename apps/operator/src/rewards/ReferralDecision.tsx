import type { OperatorReferral } from '@touchline/contract/operators';
import { Button, Inline, Link, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { to } from '../shared/route.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';

interface ReferralDecisionProps {
  readonly referral: OperatorReferral;
  readonly reload: () => void;
}

/** Decision about a friend who shares a trait with the player who brought them, with its reason. */
export function ReferralDecision({ referral, reload }: ReferralDecisionProps) {
  const { isBusy, problem, run } = useChange();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { id, friendId, friendLogin, referrerId, referrerLogin, mark } = referral;

  async function decide(decision: 'release' | 'reject'): Promise<void> {
    setTried(true);
    if (!isReason(reason)) return;
    const path = `${within('/ops/referrals', id)}/${decision}`;
    if (await run('POST', path, { reason: reason.trim() })) reload();
  }

  return (
    <TitledCard title={t('referrals.decide', { friend: friendLogin, referrer: referrerLogin })}>
      <Stack gap="md">
        <Paragraph tone="muted">
          {t('referrals.decideDetail', { mark: messageOf('referrals.mark', mark ?? '') })}
        </Paragraph>
        <Inline wrap="wrap">
          <Link href={to('players', friendId)}>{friendLogin}</Link>
          <Link href={to('players', referrerId)}>{referrerLogin}</Link>
        </Inline>
        <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
        <ProblemNotice problem={problem} />
        <Inline wrap="wrap">
          <Button tone="strong" busy={isBusy} onClick={() => void decide('release')}>
            {t('referrals.release')}
          </Button>
          <Button tone="danger" emphasis="outline" busy={isBusy} onClick={() => void decide('reject')}>
            {t('referrals.reject')}
          </Button>
        </Inline>
      </Stack>
    </TitledCard>
  );
}

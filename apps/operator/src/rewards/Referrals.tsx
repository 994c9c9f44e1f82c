import type { OperatorReferral } from '@touchline/contract/operators';
import { useState } from 'react';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { actionColumn, referralColumns, type Verdict } from './referralColumns.tsx';
import { ReferralDialog } from './ReferralDialog.tsx';
import { ReferralsHead } from './ReferralsHead.tsx';

interface ReferralsProps {
  readonly list: 'waiting' | 'all';
}

/** Friends that players brought, newest first: all, or those that wait for a decision. */
export function Referrals({ list }: ReferralsProps) {
  const [open, setOpen] = useState<{ readonly referral: OperatorReferral; readonly verdict: Verdict }>();
  const isWaiting = list === 'waiting';
  return (
    <>
      <ListScreen
        name={`referrals-${list}`}
        title={t('nav.referrals')}
        head={<ReferralsHead list={list} />}
        read={() => readPages('/ops/referrals', { query: { list } }, { next: ({ next }) => next })}
        rowsOf={({ referrals }) => referrals}
        idOf={({ id }) => id}
        columns={
          isWaiting
            ? [...referralColumns, actionColumn((referral, verdict) => setOpen({ referral, verdict }))]
            : referralColumns
        }
        empty={{ icon: 'users', title: t(isWaiting ? 'referrals.noneWaiting' : 'referrals.none') }}
      />
      {open ? <ReferralDialog {...open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

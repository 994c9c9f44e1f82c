import type { PostbackCall } from '@touchline/contract/operators';
import { postbackStates } from '@touchline/contract/referrals';
import { useState } from 'react';
import { readPages } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListFilter } from '../shared/list/listTypes.ts';
import { postbackActs, postbackColumns } from './postbackColumns.tsx';
import { ReferralsHead } from './ReferralsHead.tsx';

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('postbackCalls.column.state'),
    kind: 'choice',
    options: postbackStates.map((value) => ({ value, label: t(`postbackCalls.state.${value}`) })),
  },
];

/** Calls to partners, newest first; failed ones can be made again. */
export function PostbackCalls() {
  const [retried, setRetried] = useState<PostbackCall>();
  return (
    <>
      <ListScreen
        name="postback-calls"
        title={t('referrals.list.calls')}
        head={<ReferralsHead list="calls" />}
        filters={filters}
        read={({ state }) =>
          readPages(
            '/ops/referrals/postback-calls',
            { query: { state: postbackStates.find((one) => one === state) } },
            { next: ({ next }) => next },
          )
        }
        rowsOf={({ calls }) => calls}
        idOf={({ id }) => id}
        columns={postbackColumns(setRetried)}
        acts={postbackActs}
        empty={{ icon: 'history', title: t('postbackCalls.none') }}
      />
      {retried ? <Retry call={retried} onClose={() => setRetried(undefined)} /> : null}
    </>
  );
}

interface RetryProps {
  readonly call: PostbackCall;
  readonly onClose: () => void;
}

/** Decision to make a failed call again. */
function Retry({ call: { id, value }, onClose }: RetryProps) {
  const write = useWrite();
  return (
    <DecisionDialog
      title={t('postbackCalls.retryTitle', { partner: value })}
      detail={t('postbackCalls.retryDetail')}
      write={write}
      label={t('postbackCalls.retry')}
      send={async (reason) => {
        const answer = await write.send('post', '/ops/referrals/postback-calls/{callId}/retry', {
          path: { callId: id },
          body: { reason },
        });
        return answer && t('postbackCalls.retried', { partner: value });
      }}
      onClose={onClose}
    />
  );
}

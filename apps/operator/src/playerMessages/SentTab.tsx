import type { MessageSite, SentMessage } from '@touchline/contract/operators';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { readPages, usePages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { sentColumns, titleOf } from './sentColumns.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** Interval at which the list is read again while a message to a segment is being delivered, ms. */
const READ_EVERY = 5000;

const readSent = () => readPages('/ops/messages', {}, { next: ({ next }) => next });

/** Sent messages, newest first; a message can be withdrawn with a reason. */
export function SentTab({ sites }: { readonly sites: readonly MessageSite[] }) {
  const { data } = usePages(readSent());
  const isSending = data?.pages.some(({ messages }) => messages.some(({ state }) => state === 'sending'));
  const [chosen, setChosen] = useState<SentMessage>();
  const [done, setDone] = useState<string>();

  const action = (message: SentMessage) =>
    message.withdrawnAt === null ? (
      <Button
        size="sm"
        onClick={() => {
          setDone(undefined);
          setChosen(message);
        }}
      >
        {t('messages.withdraw')}
      </Button>
    ) : null;

  return (
    <>
      <ListScreen
        name="messages"
        title={t('messages.tab.sent')}
        head={null}
        read={readSent}
        rowsOf={({ messages }) => messages}
        idOf={({ id }) => id}
        columns={[
          ...sentColumns(sites),
          { id: 'action', isButtons: true, header: t('messages.column.action'), cell: action },
        ]}
        readEvery={isSending === true ? READ_EVERY : undefined}
        empty={{ icon: 'message', title: t('messages.none') }}
      >
        <DoneNotice text={done} />
      </ListScreen>
      {chosen === undefined ? null : (
        <WithdrawDialog
          id={chosen.id}
          title={titleOf(chosen, sites)}
          onDone={setDone}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

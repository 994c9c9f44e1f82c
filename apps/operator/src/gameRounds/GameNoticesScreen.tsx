import type { GameNotice } from '@touchline/contract/operators';
import { useMemo, useState } from 'react';
import { readPages } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListFilter } from '../shared/list/listTypes.ts';
import { noticeActs } from './noticeActs.tsx';
import { noticeColumns, noticeText } from './noticeColumns.tsx';

/** States of notices: the open ones come first. */
const states = ['open', 'answered'] as const;

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('gameNotices.filter'),
    kind: 'chips',
    options: states.map((value) => ({ value, label: t(`gameNotices.filter.${value}`) })),
  },
];

/** Notices about rounds and makers: open ones are answered with a reason. */
export function GameNoticesScreen() {
  const [answering, setAnswering] = useState<GameNotice>();
  const [done, setDone] = useState<string>();
  const columns = useMemo(
    () =>
      noticeColumns((notice) => {
        setDone(undefined);
        setAnswering(notice);
      }),
    [],
  );
  return (
    <ListScreen
      name="game-notices"
      title={t('nav.game-notices')}
      detail={t('gameNotices.detail')}
      filters={filters}
      read={({ state }) =>
        readPages(
          '/ops/games/notices',
          { query: { state: states.find((one) => one === state) } },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ notices }) => notices}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'bell', title: t('gameNotices.none') }}
      acts={noticeActs}
    >
      <DoneNotice text={done} />
      {answering ? (
        <AnswerDialog notice={answering} onDone={setDone} onClose={() => setAnswering(undefined)} />
      ) : null}
    </ListScreen>
  );
}

interface AnswerDialogProps {
  readonly notice: GameNotice;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

function AnswerDialog({ notice, onDone, onClose }: AnswerDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const path = { noticeId: notice.id };
    const answer = await write.send('post', '/ops/games/notices/{noticeId}/answer', {
      path,
      body: { reason },
    });
    if (!answer) return undefined;
    return t('gameNotices.answered');
  }

  return (
    <DecisionDialog
      title={t('gameNotices.answerTitle', { kind: noticeText(notice) })}
      detail={t('gameNotices.answerDetail')}
      write={write}
      label={t('gameNotices.answer')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

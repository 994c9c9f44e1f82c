import type { GameNotice } from '@touchline/contract/operators';
import { Paragraph, Stack } from '@touchline/ui';
import { answerOf, client } from '../api/client.ts';
import { t } from '../messages/messages.ts';
import type { BulkAct } from '../shared/list/BulkActs.tsx';
import { noticeText } from './noticeColumns.tsx';

/** Acts on several notices: the same answer closes them. */
export const noticeActs: readonly BulkAct<GameNotice>[] = [
  {
    id: 'answer',
    label: t('gameNotices.answer'),
    isFor: ({ answeredAt }) => answeredAt === null,
    preview: (notices) => (
      <Stack gap="sm">
        <Paragraph>{t('gameNotices.answerDetail')}</Paragraph>
        <Paragraph tone="muted">{[...new Set(notices.map(noticeText))].join(', ')}</Paragraph>
      </Stack>
    ),
    undo: t('gameNotices.answerUndo'),
    act: ({ id }, reason) =>
      answerOf(
        client.POST('/ops/games/notices/{noticeId}/answer', {
          params: { path: { noticeId: id } },
          body: { reason },
        }),
      ),
  },
];

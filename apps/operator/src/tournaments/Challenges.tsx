import type { OperatorChallenge } from '@touchline/contract/operators';
import { Badge, Button, Stack } from '@touchline/ui';
import { useState } from 'react';
import { readWhole, usePages } from '../api/reads.ts';
import { messageOf, t } from '../messages/messages.ts';
import { instantColumn } from '../shared/list/columns.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { ChallengeEditor } from './ChallengeEditor.tsx';

/** Daily challenges of a site in their order; one of them can be opened to be changed. */
export function Challenges({ siteId }: { readonly siteId: string }) {
  const list = readWhole('/ops/challenges/{siteId}', { path: { siteId } });
  const { data } = usePages(list);
  const [openId, setOpenId] = useState<string>();
  const open = data?.pages[0]?.challenges.find(({ id }) => id === openId);
  return (
    <Stack gap="md">
      <ListScreen
        name="challenges"
        title={t('challenges.title')}
        head={null}
        read={() => list}
        rowsOf={({ challenges }) => challenges}
        idOf={({ id }) => id}
        columns={columnsOf((id) => setOpenId(id === openId ? undefined : id))}
        empty={{ icon: 'checklist', title: t('challenges.none') }}
      />
      {open ? (
        <ChallengeEditor key={open.id} siteId={siteId} challenge={open} />
      ) : (
        <ChallengeEditor siteId={siteId} />
      )}
    </Stack>
  );
}

const titleOf = ({ id, texts }: OperatorChallenge): string => texts['en']?.title ?? id;
const kindOf = ({ terms }: OperatorChallenge): string => messageOf('challengeKind', terms.kind);
const stateOf = ({ isOn }: OperatorChallenge): string => t(isOn ? 'challenges.on' : 'challenges.off');
const prizeOf = ({ terms: { prize } }: OperatorChallenge): string =>
  t('challenges.prize', { kind: messageOf('prizeKind', prize.kind), amount: prize.amount });

const columnsOf = (open: (id: string) => void): readonly ListColumn<OperatorChallenge>[] => [
  { id: 'challenge', header: t('challenges.column.challenge'), cell: titleOf, sortBy: titleOf },
  { id: 'kind', header: t('challenges.column.kind'), cell: kindOf, sortBy: kindOf },
  { id: 'goal', header: t('challenges.column.goal'), numeric: true, cell: ({ terms }) => terms.goal },
  { id: 'prize', header: t('challenges.column.prize'), cell: prizeOf, sortBy: prizeOf },
  {
    id: 'leastStake',
    header: t('prizeForm.leastStake'),
    numeric: true,
    cell: ({ terms }) => terms.leastStake,
    sortBy: ({ terms }) => Number(terms.leastStake),
    isExtra: true,
  },
  {
    id: 'finished',
    header: t('challenges.column.finished'),
    numeric: true,
    cell: ({ finished }) => finished,
    sortBy: ({ finished }) => finished,
  },
  {
    id: 'taken',
    header: t('challenges.column.taken'),
    numeric: true,
    cell: ({ taken }) => taken,
    sortBy: ({ taken }) => taken,
  },
  instantColumn('changed', t('challenges.column.changed'), ({ changedAt }) => changedAt),
  {
    id: 'by',
    header: t('challenges.column.by'),
    cell: ({ changedBy }) => changedBy,
    sortBy: ({ changedBy }) => changedBy,
  },
  {
    id: 'state',
    header: t('challenges.column.state'),
    cell: (challenge) => <Badge tone={challenge.isOn ? 'success' : 'neutral'}>{stateOf(challenge)}</Badge>,
    text: stateOf,
    sortBy: stateOf,
  },
  {
    id: 'actions',
    isButtons: true,
    header: t('list.actions'),
    cell: ({ id }) => (
      <Button size="sm" onClick={() => open(id)}>
        {t('challenges.change')}
      </Button>
    ),
  },
];

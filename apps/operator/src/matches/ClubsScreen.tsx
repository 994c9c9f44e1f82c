import type { Club } from '@touchline/contract/operators';
import { Button, Inline, Link, Stack, Text } from '@touchline/ui';
import { useMemo, useState } from 'react';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { to } from '../shared/route.ts';
import { JoinClubDialog, PartClubDialog } from './ClubDialogs.tsx';
import {
  clubText,
  joinedNames,
  matchesText,
  partedClubs,
  placeText,
  type ClubName,
  type PartedClub,
} from './clubs.ts';

const filters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('clubs.state'),
    kind: 'chips',
    options: [
      { value: '', label: t('clubs.all') },
      { value: 'parted', label: t('clubs.parted') },
    ],
  },
  { id: 'text', label: t('clubs.name'), kind: 'text', maxLength: 80 },
];

const columns: readonly ListColumn<Club>[] = [
  {
    id: 'club',
    header: t('clubs.column.club'),
    cell: (club) => (
      <Stack gap="none">
        <Text weight="strong">{clubText(club)}</Text>
        <Text size="label" tone="muted">
          {placeText(club)}
        </Text>
      </Stack>
    ),
    text: (club) => [clubText(club), placeText(club)].join(', '),
    sortBy: clubText,
  },
  {
    id: 'joined',
    header: t('clubs.column.joined'),
    cell: (club) => <Names names={joinedNames(club)} />,
    text: (club) => namesText(joinedNames(club)),
    sortBy: (club) => joinedNames(club).length,
  },
  {
    id: 'parted',
    header: t('clubs.column.parted'),
    cell: (club) => <Names names={partedClubs(club).flatMap(({ names }) => names)} />,
    text: (club) => namesText(partedClubs(club).flatMap(({ names }) => names)),
    sortBy: (club) => partedClubs(club).length,
  },
];

const namesText = (names: readonly ClubName[]): string =>
  names.map((name) => t('clubs.nameWithDays', { name: name.written, days: matchesText(name) })).join('; ');

/** Act on a club: its names are parted, or a parted club is joined again. */
interface Act {
  readonly club: Club;
  /** Absent where names are parted. */
  readonly parted?: PartedClub;
}

const actionColumn = (open: (act: Act) => void): ListColumn<Club> => ({
  id: 'actions',
  isButtons: true,
  header: t('clubs.column.actions'),
  cell: (club) => (
    <Inline gap="sm" wrap="wrap">
      {joinedNames(club).length > 1 ? (
        <Button size="sm" onClick={() => open({ club })}>
          {t('clubs.part')}
        </Button>
      ) : null}
      {partedClubs(club).map((parted) => (
        <Button key={parted.clubId} size="sm" onClick={() => open({ club, parted })}>
          {t('clubs.joinIt', { name: parted.name })}
        </Button>
      ))}
    </Inline>
  ),
});

/** Clubs that sources write with several names: those of another club can be parted, and joined again. */
export function ClubsScreen() {
  const [act, setAct] = useState<Act>();
  const [done, setDone] = useState<string>();
  const withActions = useMemo(() => [...columns, actionColumn(setAct)], []);
  const dialog = { onDone: setDone, onClose: () => setAct(undefined) };
  return (
    <Stack gap="md">
      <Link href={to('matches')} tone="muted">
        {t('nav.matches')}
      </Link>
      <ListScreen
        name="clubs"
        title={t('clubs.title')}
        detail={t('clubs.detail')}
        filters={filters}
        read={({ state, text }) =>
          readPages(
            '/ops/clubs',
            {
              query: { state: state === 'parted' ? state : undefined, text: text === '' ? undefined : text },
            },
            { next: ({ next }) => next },
          )
        }
        rowsOf={({ clubs }) => clubs}
        idOf={({ teamId }) => String(teamId)}
        columns={withActions}
        empty={{ icon: 'users', title: t('clubs.none') }}
      >
        <DoneNotice text={done} />
        {act && !act.parted ? <PartClubDialog club={act.club} {...dialog} /> : null}
        {act?.parted ? <JoinClubDialog club={act.club} parted={act.parted} {...dialog} /> : null}
      </ListScreen>
    </Stack>
  );
}

/** Names with the competition and the days of their matches. */
function Names({ names }: { readonly names: readonly ClubName[] }) {
  return (
    <Stack gap="xs">
      {names.map((name) => (
        <Stack key={name.written} gap="none">
          <Text>{name.written}</Text>
          <Text size="label" tone="muted">
            {matchesText(name)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

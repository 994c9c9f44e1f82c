import type { Club } from '@touchline/contract/operators';
import { Notice, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { DecisionDialog } from '../shared/Decision.tsx';
import { clubText, joinedNames, matchesText, partingFault, type PartedClub } from './clubs.ts';

interface ClubDialogProps {
  readonly club: Club;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Question which names of a club are another one's, with a reason. */
export function PartClubDialog({ club, onDone, onClose }: ClubDialogProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  const write = useWrite();
  const name = clubText(club);
  const fault = partingFault(club, names);

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/clubs/{teamId}/part', {
      path: { teamId: String(club.teamId) },
      body: { names: [...names], reason },
    });
    return answer && t('clubs.partDone', { names: names.join(', '), name });
  }

  return (
    <DecisionDialog
      title={t('clubs.partAsk', { name })}
      detail={t('clubs.partDetail')}
      label={t('clubs.part')}
      problems={fault === undefined ? [] : [{ field: 'names', text: t(fault) }]}
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <Stack gap="sm">
          <Choices
            label={t('clubs.names')}
            options={joinedNames(club).map((joined) => ({
              value: joined.written,
              label: t('clubs.nameWithDays', { name: joined.written, days: matchesText(joined) }),
            }))}
            chosen={names}
            onChange={setNames}
          />
          {isTried && fault !== undefined ? (
            <Notice tone="danger" announced>
              {t(fault)}
            </Notice>
          ) : null}
        </Stack>
      )}
    </DecisionDialog>
  );
}

interface JoinClubDialogProps extends ClubDialogProps {
  readonly parted: PartedClub;
}

/** Question about a parted club that is joined with its team again, with a reason. */
export function JoinClubDialog({ club, parted, onDone, onClose }: JoinClubDialogProps) {
  const write = useWrite();
  const values = { parted: parted.name, name: clubText(club) };

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/clubs/{teamId}/join', {
      path: { teamId: String(club.teamId) },
      body: { clubId: parted.clubId, reason },
    });
    return answer && t('clubs.joinDone', values);
  }

  return (
    <DecisionDialog
      title={t('clubs.joinAsk', values)}
      detail={t('clubs.joinDetail')}
      label={t('clubs.join')}
      write={write}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

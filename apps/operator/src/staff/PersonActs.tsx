import type { StaffDetail } from '@touchline/contract/operators';
import { Button, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { InvitationLink } from './InvitationLink.tsx';

const acts = ['unlock', 'invite', 'sessions', 'end'] as const;
type Act = (typeof acts)[number];

/** Returns the acts that make sense for a person as they are now. */
const actsFor = ({ state, sessions }: StaffDetail): readonly Act[] =>
  acts.filter((act) => {
    if (act === 'unlock') return state === 'locked';
    return act === 'sessions' ? sessions.length > 0 : true;
  });

/** Acts on a person's access, each with a reason. */
export function PersonActs({ person }: { readonly person: StaffDetail }) {
  const { id: staffId, name, email } = person;
  const [act, setAct] = useState<Act>();
  const [done, setDone] = useState<string>();
  const [link, setLink] = useState<string>();
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const change = { path: { staffId }, body: { reason } };
    switch (act) {
      case 'unlock':
        return (
          (await write.send('post', '/ops/staff/{staffId}/unlock', change)) &&
          t('staff.done.unlock', { name })
        );
      case 'invite': {
        const answer = await write.send('post', '/ops/staff/{staffId}/invitation', change);
        setLink(answer?.link ?? undefined);
        return answer && t('staff.done.invite', { email });
      }
      case 'sessions':
        return (
          (await write.send('post', '/ops/staff/{staffId}/sessions/end', change)) &&
          t('staff.done.sessions', { name })
        );
      case 'end':
        return (
          (await write.send('post', '/ops/staff/{staffId}/end', change)) && t('staff.done.end', { name })
        );
      case undefined:
        return undefined;
    }
  }

  return (
    <>
      <TitledCard title={t('staff.acts')}>
        <Stack gap="sm">
          <DoneNotice text={done} />
          {actsFor(person).map((one) => (
            <Button
              key={one}
              width="full"
              tone={one === 'end' ? 'danger' : 'neutral'}
              emphasis="outline"
              onClick={() => {
                write.clear();
                setDone(undefined);
                setAct(one);
              }}
            >
              {t(`staff.act.${one}`)}
            </Button>
          ))}
        </Stack>
        {act ? (
          <DecisionDialog
            title={t(`staff.ask.${act}`, { name })}
            detail={t(`staff.askDetail.${act}`)}
            label={t(`staff.act.${act}`)}
            tone={act === 'unlock' ? 'strong' : 'danger'}
            write={write}
            send={send}
            onDone={setDone}
            onClose={() => setAct(undefined)}
          />
        ) : null}
      </TitledCard>
      {link === undefined ? null : <InvitationLink link={link} />}
    </>
  );
}

import type { StaffProfile } from '@touchline/contract/operators';
import { Badge, Button, Inline, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { deviceText } from '../shared/deviceText.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { WriteNotice } from '../shared/WriteNotice.tsx';

const columns = [
  { id: 'device', header: t('security.session.device') },
  { id: 'address', header: t('security.session.address') },
  { id: 'method', header: t('session.method') },
  { id: 'lastUsedAt', header: t('session.lastUsedAt'), numeric: true },
  { id: 'expiresAt', header: t('session.expiresAt'), numeric: true },
  { id: 'action', header: t('session.action') },
];

/** Live sessions of the person, which they can end. */
export function SessionsCard({ sessions }: Pick<StaffProfile, 'sessions'>) {
  const write = useWrite();
  const [done, setDone] = useState<string>();

  async function end(sessionId: string): Promise<void> {
    setDone(undefined);
    const answer = await write.send('post', '/ops/me/sessions/{sessionId}/end', { path: { sessionId } });
    if (answer) setDone(t('session.ended'));
  }
  async function endOthers(): Promise<void> {
    setDone(undefined);
    if (await write.send('post', '/ops/me/sessions/end-others')) setDone(t('session.othersEnded'));
  }

  return (
    <TitledCard title={t('security.sessions')} pad="none">
      <Table
        label={t('security.sessions')}
        narrow="cards"
        columns={columns}
        rows={sessions.map(({ id, isCurrent, agent, address, method, lastUsedAt, expiresAt }) => ({
          id,
          cells: {
            device: deviceText(agent),
            address: address ?? t('security.unknown'),
            method: t(`session.method.${method}`),
            lastUsedAt: shortTime(lastUsedAt),
            expiresAt: shortTime(expiresAt),
            action: isCurrent ? (
              <Badge tone="success">{t('session.current')}</Badge>
            ) : (
              <Button size="sm" emphasis="outline" busy={write.isBusy} onClick={() => void end(id)}>
                {t('session.end')}
              </Button>
            ),
          },
        }))}
      />
      {sessions.length > 1 || done !== undefined || write.problem ? (
        <Stack gap="md" pad="lg">
          <WriteNotice problem={write.problem} />
          <DoneNotice text={done} />
          {sessions.length > 1 ? (
            <Inline>
              <Button tone="danger" emphasis="outline" busy={write.isBusy} onClick={() => void endOthers()}>
                {t('session.endOthers')}
              </Button>
            </Inline>
          ) : null}
        </Stack>
      ) : null}
    </TitledCard>
  );
}

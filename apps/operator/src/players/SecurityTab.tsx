import { useQuery } from '@tanstack/react-query';
import type { PlayerSecurity } from '@touchline/contract/operators';
import { Badge, Button, Inline, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { deviceText } from '../shared/deviceText.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { EndSessionsDialog, RemovePasskeyDialog } from './SecurityDialogs.tsx';

const sessionColumns = (['device', 'address', 'startedAt', 'lastActiveAt', 'state'] as const).map((id) => ({
  id,
  header: t(`security.session.${id}`),
}));
const passkeyColumns = (['name', 'host', 'createdAt', 'lastUsedAt', 'action'] as const).map((id) => ({
  id,
  header: t(`security.passkey.${id}`),
}));

type Passkey = PlayerSecurity['passkeys'][number];

/** Sessions and passkeys of a player, which operators end and remove with a reason. */
export function SecurityTab({ playerId }: { readonly playerId: string }) {
  const query = useQuery(read('/ops/players/{playerId}/security', { path: { playerId } }));
  const [question, ask] = useState<'sessions' | Passkey>();
  const [done, setDone] = useState<string>();
  const dialog = { playerId, onDone: setDone, onClose: () => ask(undefined) };

  return (
    <Loaded query={query}>
      {({ sessions, passkeys }) => (
        <Stack gap="md">
          <DoneNotice text={done} />
          <TableCard
            title={t('security.sessions')}
            columns={sessionColumns}
            rows={sessions.map(sessionRow)}
            empty={t('security.noSessions')}
          />
          {sessions.some(({ endedAt }) => endedAt === null) && (
            <Inline>
              <Button tone="danger" onClick={() => ask('sessions')}>
                {t('security.end')}
              </Button>
            </Inline>
          )}
          <TableCard
            title={t('security.passkeys')}
            columns={passkeyColumns}
            rows={passkeys.map((passkey) => passkeyRow(passkey, () => ask(passkey)))}
            empty={t('security.noPasskeys')}
          />
          {question === 'sessions' ? <EndSessionsDialog {...dialog} /> : null}
          {typeof question === 'object' ? <RemovePasskeyDialog passkey={question} {...dialog} /> : null}
        </Stack>
      )}
    </Loaded>
  );
}

function sessionRow(session: PlayerSecurity['sessions'][number]) {
  const { id, userAgent, address, startedAt, lastActiveAt, endedAt } = session;
  return {
    id,
    cells: {
      device: deviceText(userAgent),
      address,
      startedAt: shownTime(startedAt),
      lastActiveAt: shownTime(lastActiveAt),
      state:
        endedAt === null ? (
          <Badge tone="success">{t('security.open')}</Badge>
        ) : (
          t('security.endedAt', { time: shownTime(endedAt) })
        ),
    },
  };
}

function passkeyRow({ id, name, host, createdAt, lastUsedAt }: Passkey, remove: () => void) {
  return {
    id,
    cells: {
      name,
      host,
      createdAt: shownTime(createdAt),
      lastUsedAt: lastUsedAt === null ? t('security.never') : shownTime(lastUsedAt),
      action: (
        <Button size="sm" onClick={remove}>
          {t('security.remove')}
        </Button>
      ),
    },
  };
}

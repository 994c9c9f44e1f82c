import type { PlayerSecurity } from '@touchline/contract/operators';
import { Badge, Button, Inline, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { deviceText } from '../shared/deviceText.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';

const sessionColumns = (['device', 'address', 'startedAt', 'lastActiveAt', 'state'] as const).map((id) => ({
  id,
  header: t(`security.session.${id}`),
}));
const passkeyColumns = (['name', 'host', 'createdAt', 'lastUsedAt', 'action'] as const).map((id) => ({
  id,
  header: t(`security.passkey.${id}`),
}));

/** Question that is open: all sessions, or the passkey with an id. */
type Asked =
  | { readonly kind: 'sessions' }
  | { readonly kind: 'passkey'; readonly id: string; readonly name: string };

/** Sessions and passkeys of a player, which operators end and remove with a reason. */
export function SecurityTab({ playerId }: { readonly playerId: string }) {
  const path = within('/ops/players', playerId);
  const asked = useCall<PlayerSecurity>(`${path}/security`);
  const [question, ask] = useState<Asked>();
  const [done, setDone] = useState<string>();

  function finish(text: string): void {
    ask(undefined);
    setDone(text);
    asked.reload();
  }

  return (
    <Loaded asked={asked}>
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
              <Button tone="danger" onClick={() => ask({ kind: 'sessions' })}>
                {t('security.end')}
              </Button>
            </Inline>
          )}
          <TableCard
            title={t('security.passkeys')}
            columns={passkeyColumns}
            rows={passkeys.map((passkey) => passkeyRow(passkey, ask))}
            empty={t('security.noPasskeys')}
          />
          {question?.kind === 'sessions' && (
            <ReasonDialog
              title={t('security.end')}
              description={t('security.endDetail')}
              confirmLabel={t('security.end')}
              tone="danger"
              path={`${path}/sessions/end`}
              onDone={() => finish(t('security.ended'))}
              onCancel={() => ask(undefined)}
            />
          )}
          {question?.kind === 'passkey' && (
            <ReasonDialog
              title={t('security.removeAsk', { name: question.name })}
              description={t('security.removeDetail')}
              confirmLabel={t('security.remove')}
              tone="danger"
              path={`${path}/passkeys/${question.id}/remove`}
              onDone={() => finish(t('security.removed', { name: question.name }))}
              onCancel={() => ask(undefined)}
            />
          )}
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

function passkeyRow(passkey: PlayerSecurity['passkeys'][number], ask: (question: Asked) => void) {
  const { id, name, host, createdAt, lastUsedAt } = passkey;
  return {
    id,
    cells: {
      name,
      host,
      createdAt: shownTime(createdAt),
      lastUsedAt: lastUsedAt === null ? t('security.never') : shownTime(lastUsedAt),
      action: (
        <Button size="sm" onClick={() => ask({ kind: 'passkey', id, name })}>
          {t('security.remove')}
        </Button>
      ),
    },
  };
}

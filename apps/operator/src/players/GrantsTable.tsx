import { useQuery } from '@tanstack/react-query';
import type { OperatorGrant } from '@touchline/contract/operators';
import { Badge, Button, EmptyState, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';

const columns = (['bonus', 'amount', 'wagering', 'result', 'at', 'state', 'actions'] as const).map((id) => ({
  id,
  header: t(`grants.column.${id}`),
}));

const isOpen = ({ state }: OperatorGrant): boolean =>
  state === 'offered' || state === 'waiting' || state === 'active';

/** Bonuses of a player, newest first; those that aren't over can be revoked. */
export function GrantsTable({ playerId }: { readonly playerId: string }) {
  const query = useQuery(read('/ops/bonus-grants/of/{playerId}', { path: { playerId } }));
  const [revoked, setRevoked] = useState<OperatorGrant>();
  const [done, setDone] = useState<string>();
  return (
    <Loaded query={query}>
      {({ grants }) => (
        <Stack gap="md">
          <DoneNotice text={done} />
          <TableCard
            title={t('grants.title')}
            columns={columns}
            rows={grants.map((grant) => rowOf(grant, () => setRevoked(grant)))}
            empty={<EmptyState icon="bonus" title={t('grants.none')} />}
          />
          {revoked ? (
            <RevokeDialog grant={revoked} onDone={setDone} onClose={() => setRevoked(undefined)} />
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

interface RevokeDialogProps {
  readonly grant: OperatorGrant;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

function RevokeDialog({ grant: { id, title }, onDone, onClose }: RevokeDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/bonus-grants/{grantId}/revoke', {
      path: { grantId: id },
      body: { reason },
    });
    if (!answer) return undefined;
    return t('grants.revoked', { title });
  }

  return (
    <DecisionDialog
      title={t('grants.revokeTitle', { title })}
      detail={t('grants.revokeDetail')}
      write={write}
      label={t('grants.revokeIt')}
      tone="danger"
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

function rowOf(grant: OperatorGrant, revoke: () => void) {
  const { id, title, version, amount, done, required, converted, removed, iso, at, endReason, state } = grant;
  return {
    id,
    cells: {
      bonus: t('grants.titled', { title, version }),
      amount: amount === null ? t('grants.noAmount') : moneyText(amount, iso),
      wagering: t('grants.wagered', { done: moneyText(done, iso), required: moneyText(required, iso) }),
      result: t('grants.result', {
        converted: moneyText(converted, iso),
        removed: moneyText(removed, iso),
      }),
      at: shortTime(at),
      state: <Badge>{messageOf('grantState', endReason ?? state)}</Badge>,
      actions: isOpen(grant) ? (
        <Button size="sm" tone="danger" emphasis="outline" onClick={revoke}>
          {t('grants.revoke')}
        </Button>
      ) : (
        ''
      ),
    },
  };
}

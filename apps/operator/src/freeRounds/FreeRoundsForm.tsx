import { randomId } from '@touchline/contract/randomId';
import type { FreeRoundsResult } from '@touchline/contract/operators';
import { Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { needsSecond, useAloneRoom } from '../shared/AloneRoom.tsx';
import { Decision } from '../shared/Decision.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { moneyText } from '../shared/money.ts';
import { TableCard } from '../shared/TableCard.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { worthOf, type FreeRoundsForm as Form } from './freeRoundsDraft.ts';
import { FreeRoundsFields } from './FreeRoundsFields.tsx';
import { freeRoundsSchema } from './freeRoundsOrder.ts';

interface FreeRoundsFormProps {
  readonly siteId: string;
  /** Number of the player from whose page the form was opened. */
  readonly playerId: string | undefined;
}

/** Form by which one or several players are given free rounds. */
export function FreeRoundsForm({ siteId, playerId = '' }: FreeRoundsFormProps) {
  const write = useWrite();
  const { data: room } = useAloneRoom(playerId);
  const { value: form, problems, body, ...draft } = useDraft(playerId, freeRoundsSchema);
  const [key, setKey] = useState(() => randomId());
  const [result, setResult] = useState<FreeRoundsResult>();
  const alone = { room, iso: form.iso, amount: worthOf(form) };

  function change(changes: Partial<Form>): void {
    draft.change(changes);
    // A changed form is another order.
    setKey(randomId());
  }

  async function send(reason: string): Promise<string | undefined> {
    setResult(undefined);
    if (!body) return undefined;
    const answer = await write.send('post', '/ops/free-rounds/{siteId}', {
      path: { siteId },
      body: { ...body, key, reason },
    });
    if (!answer) return undefined;
    setKey(randomId());
    if (isWaiting(answer)) {
      draft.discard();
      return t('alone.asked');
    }
    setResult(answer);
    const { given, refused } = answer;
    if (refused.length === 0) draft.discard();
    // The others have theirs: the order remains for those who were refused.
    else draft.change({ players: refused.map(({ player }) => player).join('\n') });
    return given.length === 0 ? undefined : t('freeRoundsForm.done', { count: given.length });
  }

  const size = body && { rounds: body.rounds, stake: moneyText(body.stake, body.iso) };
  return (
    <Stack gap="md">
      <Decision
        title={t('freeRoundsForm.title')}
        problems={problems}
        write={write}
        label={size ? t('freeRoundsForm.giveSize', size) : t('freeRoundsForm.give')}
        question={
          size && {
            title: t('freeRoundsForm.ask', { count: body.players.length, ...size }),
            detail: t(needsSecond(alone) ? 'alone.confirm' : 'freeRoundsForm.askDetail'),
          }
        }
        send={send}
      >
        {(isTried) => (
          <FreeRoundsFields
            siteId={siteId}
            form={form}
            onChange={change}
            alone={alone}
            problems={problems}
            isTried={isTried}
          />
        )}
      </Decision>
      {result && result.refused.length > 0 ? <Refused refused={result.refused} /> : null}
    </Stack>
  );
}

const columns = [
  { id: 'player', header: t('freeRounds.column.player') },
  { id: 'message', header: t('freeRoundsForm.why') },
] as const;

/** Players of an order who got nothing, and why. */
function Refused({ refused }: Pick<FreeRoundsResult, 'refused'>) {
  return (
    <TableCard
      title={t('freeRoundsForm.refused', { count: refused.length })}
      columns={columns}
      rows={refused.map(({ player, message }) => ({ id: player, cells: { player, message } }))}
    />
  );
}

import type { PlayerMoney } from '@touchline/contract/operators';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';

type Pause = PlayerMoney['pauses'][number];

const columns = [
  { id: 'family', header: t('pauses.column.family') },
  { id: 'cause', header: t('pauses.column.cause') },
  { id: 'until', header: t('pauses.column.until'), numeric: true },
  { id: 'act', header: t('pauses.column.act') },
] as const;

interface PausesCardProps {
  readonly playerId: string;
  readonly pauses: readonly Pause[];
}

/** Payment methods that are paused for a player, which an operator opens early; nothing without any. */
export function PausesCard({ playerId, pauses }: PausesCardProps) {
  const [chosen, setChosen] = useState<Pause>();
  const [done, setDone] = useState<string>();
  return (
    <>
      <DoneNotice text={done} />
      {pauses.length === 0 ? null : (
        <TableCard
          title={t('pauses.title')}
          columns={columns}
          rows={pauses.map((pause) => ({
            id: pause.id,
            cells: {
              family: pause.family,
              cause: t(`pauses.cause.${pause.cause}`),
              until: shortTime(pause.endsAt),
              act: (
                <Button
                  size="sm"
                  emphasis="outline"
                  onClick={() => {
                    setDone(undefined);
                    setChosen(pause);
                  }}
                >
                  {t('pauses.lift')}
                </Button>
              ),
            },
          }))}
        />
      )}
      {chosen === undefined ? null : (
        <LiftDialog
          playerId={playerId}
          pause={chosen}
          onDone={setDone}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

interface LiftDialogProps {
  readonly playerId: string;
  readonly pause: Pause;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

function LiftDialog({ playerId, pause: { id, family }, onDone, onClose }: LiftDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/money/{playerId}/pauses/{pauseId}/lift', {
      path: { playerId, pauseId: id },
      body: { reason },
    });
    if (!answer) return undefined;
    return t('pauses.done', { family });
  }

  return (
    <DecisionDialog
      title={t('pauses.ask', { family })}
      detail={t('pauses.detail')}
      write={write}
      label={t('pauses.lift')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

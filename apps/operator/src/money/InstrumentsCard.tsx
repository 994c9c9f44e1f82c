import type { OperatorInstrument } from '@touchline/contract/operators';
import { Badge, Button, EmptyState, Inline } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { TableCard } from '../shared/TableCard.tsx';
import { shortTime } from '../shared/times.ts';

const columns = [
  { id: 'requisite', header: t('instruments.column.requisite') },
  { id: 'methods', header: t('instruments.column.methods') },
  { id: 'used', header: t('instruments.column.used'), numeric: true },
  { id: 'state', header: t('instruments.column.state') },
] as const;

interface InstrumentsCardProps {
  readonly playerId: string;
  readonly instruments: readonly OperatorInstrument[];
}

/** State that an operator can give to an instrument. */
const otherState = ({ closedFor }: OperatorInstrument) => (closedFor === null ? 'closed' : 'open');

/** Cards, accounts and wallets of a player, which an operator closes for payments and opens again. */
export function InstrumentsCard({ playerId, instruments }: InstrumentsCardProps) {
  const [chosen, setChosen] = useState<OperatorInstrument>();
  const [done, setDone] = useState<string>();
  return (
    <>
      <DoneNotice text={done} />
      <TableCard
        title={t('instruments.title')}
        columns={columns}
        rows={instruments.map((one) => ({
          id: one.id,
          cells: {
            requisite: [one.requisite, one.iso, one.owner].filter((part) => part !== null).join(' · '),
            methods: one.methods.join(', '),
            used: shortTime(one.usedAt),
            state: (
              <Inline wrap="wrap">
                <Badge tone={one.closedFor === null ? 'success' : 'danger'}>
                  {one.closedFor === null
                    ? t('instruments.open')
                    : t(`instruments.closedFor.${one.closedFor}`)}
                </Badge>
                <Button
                  size="sm"
                  emphasis="outline"
                  onClick={() => {
                    setDone(undefined);
                    setChosen(one);
                  }}
                >
                  {t(`instruments.act.${otherState(one)}`)}
                </Button>
              </Inline>
            ),
          },
        }))}
        empty={<EmptyState icon="card" title={t('instruments.none')} />}
      />
      {chosen === undefined ? null : (
        <InstrumentDialog
          playerId={playerId}
          instrument={chosen}
          onDone={setDone}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

interface InstrumentDialogProps {
  readonly playerId: string;
  readonly instrument: OperatorInstrument;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

function InstrumentDialog({ playerId, instrument, onDone, onClose }: InstrumentDialogProps) {
  const { id, requisite } = instrument;
  const state = otherState(instrument);
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const answer = await write.send('post', '/ops/money/{playerId}/instruments/{instrumentId}', {
      path: { playerId, instrumentId: id },
      body: { state, reason },
    });
    if (!answer) return undefined;
    return t(`instruments.done.${state}`, { requisite });
  }

  return (
    <DecisionDialog
      title={t(`instruments.ask.${state}`, { requisite })}
      detail={t(`instruments.detail.${state}`)}
      write={write}
      label={t(`instruments.act.${state}`)}
      tone={state === 'closed' ? 'danger' : 'strong'}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

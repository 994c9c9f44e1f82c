import type { OperatorInstrument } from '@touchline/contract/operators';
import { Badge, Button, EmptyState, Inline } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
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
  /** Loads the player's money again. */
  readonly reload: () => void;
}

/** Cards, accounts and wallets of a player, which an operator closes for payments and opens again. */
export function InstrumentsCard({ playerId, instruments, reload }: InstrumentsCardProps) {
  const [asked, setAsked] = useState<OperatorInstrument>();
  const change = asked?.closedFor === null ? 'closed' : 'open';
  return (
    <>
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
                <Button size="sm" emphasis="outline" onClick={() => setAsked(one)}>
                  {t(one.closedFor === null ? 'instruments.act.closed' : 'instruments.act.open')}
                </Button>
              </Inline>
            ),
          },
        }))}
        empty={<EmptyState icon="card" title={t('instruments.none')} />}
      />
      {asked === undefined ? null : (
        <ReasonDialog
          title={t(`instruments.ask.${change}`, { requisite: asked.requisite })}
          description={t(`instruments.detail.${change}`)}
          confirmLabel={t(`instruments.act.${change}`)}
          tone={change === 'closed' ? 'danger' : 'strong'}
          path={within(`${within('/ops/money', playerId)}/instruments`, asked.id)}
          body={{ state: change }}
          onDone={() => {
            setAsked(undefined);
            reload();
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

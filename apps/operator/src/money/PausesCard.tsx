import type { PlayerMoney } from '@touchline/contract/operators';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
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
  /** Loads the player's money again. */
  readonly reload: () => void;
}

/** Payment methods that are paused for a player, which an operator opens early; nothing without any. */
export function PausesCard({ playerId, pauses, reload }: PausesCardProps) {
  const [asked, setAsked] = useState<Pause>();
  if (pauses.length === 0) return null;
  return (
    <>
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
              <Button size="sm" emphasis="outline" onClick={() => setAsked(pause)}>
                {t('pauses.lift')}
              </Button>
            ),
          },
        }))}
      />
      {asked === undefined ? null : (
        <ReasonDialog
          title={t('pauses.ask', { family: asked.family })}
          description={t('pauses.detail')}
          confirmLabel={t('pauses.lift')}
          tone="strong"
          path={`${within(`${within('/ops/money', playerId)}/pauses`, asked.id)}/lift`}
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

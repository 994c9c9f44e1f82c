import type { PlayerMoney } from '@touchline/contract/operators';
import { Badge, Button, Inline, Paragraph, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

const columns = [
  { id: 'check', header: t('checks.column.check') },
  { id: 'sum', header: t('checks.column.sum'), numeric: true, align: 'end' },
  { id: 'state', header: t('checks.column.state') },
] as const;

interface DepositChecksCardProps extends Pick<PlayerMoney, 'checks' | 'fundsCheck'> {
  readonly playerId: string;
  /** Loads the player's money again. */
  readonly reload: () => void;
}

/** Checks that sums of deposits ask for, and the operators' mark of a check of the source of the money. */
export function DepositChecksCard({ playerId, checks, fundsCheck, reload }: DepositChecksCardProps) {
  const [asked, setAsked] = useState<'checked' | 'asked'>();
  const done = () => {
    setAsked(undefined);
    reload();
  };
  return (
    <TitledCard title={t('checks.title')}>
      <Stack gap="md">
        {checks.length === 0 ? (
          <Paragraph tone="muted">{t('checks.none')}</Paragraph>
        ) : (
          <Table
            label={t('checks.title')}
            narrow="cards"
            columns={columns}
            rows={checks.map(({ kind, isDue, sum, above, days }) => ({
              id: kind,
              cells: {
                check: t(`checks.kind.${kind}`),
                sum: t(days === null ? 'checks.ofAllTime' : 'checks.ofDays', {
                  sum: moneyText(sum, 'EUR'),
                  above: moneyText(above, 'EUR'),
                  days: days ?? 0,
                }),
                state: (
                  <Badge tone={isDue ? 'warning' : 'neutral'}>
                    {t(isDue ? 'checks.due' : 'checks.open')}
                  </Badge>
                ),
              },
            }))}
          />
        )}
        {fundsCheck === null ? null : (
          <Paragraph tone="muted">
            {t(`checks.last.${fundsCheck.state}`, { name: fundsCheck.by, time: shortTime(fundsCheck.at) })}
          </Paragraph>
        )}
        <Inline wrap="wrap">
          <Button tone="strong" onClick={() => setAsked('checked')}>
            {t('checks.mark.checked')}
          </Button>
          <Button emphasis="outline" onClick={() => setAsked('asked')}>
            {t('checks.mark.asked')}
          </Button>
        </Inline>
      </Stack>
      {asked === undefined ? null : (
        <ReasonDialog
          title={t(`checks.ask.${asked}`)}
          description={t(`checks.detail.${asked}`)}
          confirmLabel={t(`checks.mark.${asked}`)}
          tone="strong"
          path={`${within('/ops/money', playerId)}/funds`}
          body={{ state: asked }}
          onDone={done}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </TitledCard>
  );
}

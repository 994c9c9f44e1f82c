import type { PlayerMoney } from '@touchline/contract/operators';
import { Badge, Button, Inline, Paragraph, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { moneyText } from '../shared/money.ts';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

const columns = [
  { id: 'check', header: t('checks.column.check') },
  { id: 'sum', header: t('checks.column.sum'), numeric: true, align: 'end' },
  { id: 'state', header: t('checks.column.state') },
] as const;

interface DepositChecksCardProps extends Pick<PlayerMoney, 'checks' | 'fundsCheck'> {
  readonly playerId: string;
}

type Mark = 'checked' | 'asked';

/** Checks that sums of deposits ask for, and the operators' mark of a check of the source of the money. */
export function DepositChecksCard({ playerId, checks, fundsCheck }: DepositChecksCardProps) {
  const [mark, setMark] = useState<Mark>();
  const [done, setDone] = useState<string>();
  const ask = (next: Mark): void => {
    setDone(undefined);
    setMark(next);
  };
  return (
    <TitledCard title={t('checks.title')}>
      <Stack gap="md">
        {checks.length === 0 ? (
          <Paragraph tone="muted">{t('checks.none')}</Paragraph>
        ) : (
          <Sums checks={checks} />
        )}
        {fundsCheck === null ? null : (
          <Paragraph tone="muted">
            {t(`checks.last.${fundsCheck.state}`, { name: fundsCheck.by, time: shortTime(fundsCheck.at) })}
          </Paragraph>
        )}
        <DoneNotice text={done} />
        <Inline wrap="wrap">
          <Button tone="strong" onClick={() => ask('checked')}>
            {t('checks.mark.checked')}
          </Button>
          <Button emphasis="outline" onClick={() => ask('asked')}>
            {t('checks.mark.asked')}
          </Button>
        </Inline>
      </Stack>
      {mark === undefined ? null : (
        <MarkDialog playerId={playerId} mark={mark} onDone={setDone} onClose={() => setMark(undefined)} />
      )}
    </TitledCard>
  );
}

/** Sums of deposits and the sums above which each check is needed. */
function Sums({ checks }: Pick<PlayerMoney, 'checks'>) {
  return (
    <Table
      label={t('checks.title')}
      narrow="cards"
      columns={columns}
      rows={checks.map(({ kind, isDue, sum, above, days }) => {
        const sums = { sum: moneyText(sum, 'EUR'), above: moneyText(above, 'EUR') };
        return {
          id: kind,
          cells: {
            check: t(`checks.kind.${kind}`),
            sum: days === null ? t('checks.ofAllTime', sums) : t('checks.ofDays', { ...sums, count: days }),
            state: (
              <Badge tone={isDue ? 'warning' : 'neutral'}>{t(isDue ? 'checks.due' : 'checks.open')}</Badge>
            ),
          },
        };
      })}
    />
  );
}

interface MarkDialogProps {
  readonly playerId: string;
  readonly mark: Mark;
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

function MarkDialog({ playerId, mark, onDone, onClose }: MarkDialogProps) {
  const write = useWrite();

  async function send(reason: string): Promise<string | undefined> {
    const body = { state: mark, reason };
    const answer = await write.send('post', '/ops/money/{playerId}/funds', { path: { playerId }, body });
    if (!answer) return undefined;
    return t(`checks.done.${mark}`);
  }

  return (
    <DecisionDialog
      title={t(`checks.ask.${mark}`)}
      detail={t(`checks.detail.${mark}`)}
      write={write}
      label={t(`checks.mark.${mark}`)}
      send={send}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

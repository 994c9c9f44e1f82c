import type { Cancellation } from '@touchline/contract/operators';
import { Button, ConfirmDialog, EmptyState, Inline, Paragraph, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange, type CallState } from '../shared/useCall.ts';

interface CancellationsProps {
  readonly asked: CallState<{ readonly cancellations: readonly Cancellation[] }>;
  /** Match and market in words, for the question. */
  readonly name: string;
  readonly lifted: () => void;
}

/** Cancellations on a market, newest first; those in force can be lifted. */
export function Cancellations({ asked, name, lifted }: CancellationsProps) {
  return (
    <TitledCard title={t('lift.title')}>
      <Loaded asked={asked}>
        {({ cancellations }) =>
          cancellations.length === 0 ? (
            <EmptyState title={t('lift.none')} />
          ) : (
            <Stack gap="lg">
              {cancellations.map((one) => (
                <Row key={one.eventId} cancellation={one} name={name} lifted={lifted} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </TitledCard>
  );
}

interface RowProps extends Omit<CancellationsProps, 'asked'> {
  readonly cancellation: Cancellation;
}

function Row({ cancellation: { eventId, start, end, reason, at, lifted: lift }, name, lifted }: RowProps) {
  const [isAsking, setAsking] = useState(false);
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const { isBusy, problem, run } = useChange();
  const time = (seconds: number) => shownTime(seconds * 1000);

  async function send(): Promise<void> {
    setTried(true);
    if (!isReason(why)) return;
    const done = await run('POST', `${within('/ops/cancellations', eventId)}/lift`, { reason: why.trim() });
    setAsking(false);
    if (done) lifted();
  }

  return (
    <Stack gap="xs">
      <Text weight="strong">
        {start === null
          ? t('lift.until', { end: time(end) })
          : t('lift.window', { start: time(start), end: time(end) })}
      </Text>
      <Paragraph size="label" tone="muted">
        {t('lift.why', { time: time(at), reason })}
      </Paragraph>
      <ProblemNotice problem={problem} />
      {lift === undefined ? (
        <Inline>
          <Button size="sm" onClick={() => setAsking(true)}>
            {t('lift.send')}
          </Button>
        </Inline>
      ) : (
        <Paragraph size="label" tone="muted">
          {t('lift.done', { time: time(lift.at), reason: lift.reason })}
        </Paragraph>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('lift.confirm', { name })}
        description={t('lift.confirmDetail')}
        confirmLabel={t('lift.send')}
        cancelLabel={t('form.back')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      >
        <ReasonField value={why} onValueChange={setWhy} isTried={isTried} />
      </ConfirmDialog>
    </Stack>
  );
}

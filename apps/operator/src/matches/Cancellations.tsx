import { useQuery } from '@tanstack/react-query';
import type { Cancellation } from '@touchline/contract/operators';
import { Button, EmptyState, Inline, Paragraph, Stack, Text } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { LiftDialog } from '../results/LiftDialog.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

interface CancellationsProps {
  readonly marketId: string;
  /** Match and market in words, for the question. */
  readonly name: string;
}

/** Cancellations on a market, newest first; those in force can be lifted. */
export function Cancellations({ marketId, name }: CancellationsProps) {
  const query = useQuery(read('/ops/cancellations', { query: { marketId } }));
  const [lifting, setLifting] = useState<Cancellation>();
  const [done, setDone] = useState<string>();
  return (
    <TitledCard title={t('lift.title')}>
      <Stack gap="lg">
        <DoneNotice text={done} />
        <Loaded query={query}>
          {({ cancellations }) =>
            cancellations.length === 0 ? (
              <EmptyState title={t('lift.none')} />
            ) : (
              <Stack gap="lg">
                {cancellations.map((one) => (
                  <Row key={one.eventId} cancellation={one} onLift={() => setLifting(one)} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
      {lifting ? (
        <LiftDialog
          kind="cancellation"
          eventId={lifting.eventId}
          name={name}
          onDone={setDone}
          onClose={() => setLifting(undefined)}
        />
      ) : null}
    </TitledCard>
  );
}

interface RowProps {
  readonly cancellation: Cancellation;
  readonly onLift: () => void;
}

const time = (seconds: number): string => shownTime(seconds * 1000);

function Row({ cancellation: { start, end, reason, at, lifted }, onLift }: RowProps) {
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
      {lifted === undefined ? (
        <Inline>
          <Button size="sm" onClick={onLift}>
            {t('lift.send')}
          </Button>
        </Inline>
      ) : (
        <Paragraph size="label" tone="muted">
          {t('lift.done', { time: time(lifted.at), reason: lifted.reason })}
        </Paragraph>
      )}
    </Stack>
  );
}

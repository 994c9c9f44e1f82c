import type { ReconciliationDifference } from '@touchline/contract/operators';
import { Button, Card, EmptyState, Link, Stack, Table } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { ReasonDialog } from '../shared/ReasonDialog.tsx';
import { to } from '../shared/route.ts';
import { useCall } from '../shared/useCall.ts';

interface Page {
  readonly differences: readonly ReconciliationDifference[];
  readonly next: string | null;
}

const columns = [
  { id: 'kind', header: t('reconciliation.column.difference') },
  { id: 'subject', header: t('reconciliation.column.subject') },
  { id: 'day', header: t('reconciliation.column.day'), numeric: true },
  { id: 'ours', header: t('reconciliation.column.ours'), numeric: true, align: 'end' },
  { id: 'theirs', header: t('reconciliation.column.theirs'), numeric: true, align: 'end' },
] as const;
const actions = { id: 'note', header: t('reconciliation.column.note') } as const;

/** Differences in one state, newest first; an open one can be explained. */
export function DifferencesTable({ state }: Pick<ReconciliationDifference, 'state'>) {
  const asked = useCall<Page>(`/ops/reconciliations/differences?state=${state}`);
  const [explaining, setExplaining] = useState<ReconciliationDifference>();
  const [isDone, setDone] = useState(false);
  return (
    <>
      <DoneNotice text={isDone ? t('reconciliation.explained') : undefined} />
      <Loaded asked={asked}>
        {({ differences, next }) => (
          <Stack gap="md">
            <Card pad="none">
              <Table
                label={t(`reconciliation.tab.${state}`)}
                narrow="cards"
                columns={[...columns, actions]}
                rows={differences.map((one) => ({
                  id: one.id,
                  cells: {
                    kind: messageOf('reconciliation.kind', one.kind),
                    subject: <Subject difference={one} />,
                    day: one.day,
                    ours: side(one.ours, one.oursState, one.iso),
                    theirs: one.detail ?? side(one.theirs, one.theirsState, one.theirsIso ?? one.iso),
                    note:
                      state === 'open' ? (
                        <Button
                          size="sm"
                          emphasis="outline"
                          onClick={() => {
                            setDone(false);
                            setExplaining(one);
                          }}
                        >
                          {t('reconciliation.explain')}
                        </Button>
                      ) : (
                        [one.note, one.decidedBy].filter((part) => part !== null).join(' · ')
                      ),
                  },
                }))}
                empty={
                  <EmptyState
                    icon="scale"
                    title={t(state === 'open' ? 'reconciliation.noneOpen' : 'reconciliation.none')}
                  />
                }
              />
            </Card>
            <OlderButton<Page>
              path={
                next === null ? undefined : `/ops/reconciliations/differences?state=${state}&before=${next}`
              }
              loaded={(more) =>
                asked.put({ differences: [...differences, ...more.differences], next: more.next })
              }
            />
          </Stack>
        )}
      </Loaded>
      {explaining === undefined ? null : (
        <ReasonDialog
          title={t('reconciliation.explainTitle')}
          description={t('reconciliation.explainDetail')}
          confirmLabel={t('reconciliation.explain')}
          path={`${within('/ops/reconciliations/differences', explaining.id)}/explain`}
          onDone={() => {
            setExplaining(undefined);
            setDone(true);
            asked.reload();
          }}
          onCancel={() => setExplaining(undefined)}
        />
      )}
    </>
  );
}

function Subject({
  difference: { paymentId, subject, kind },
}: {
  readonly difference: ReconciliationDifference;
}) {
  if (paymentId !== null) return <Link href={to('payments', paymentId)}>{paymentId.slice(0, 8)}</Link>;
  return kind === 'unknown-payment' ? t('reconciliation.unknownPayment', { id: subject }) : subject;
}

/** One side's amount and state of a payment. */
function side(amount: string | null, state: string | null, iso: string | null): string {
  const money = amount === null || iso === null ? null : moneyText(amount, iso);
  if (money !== null && state !== null) return t('reconciliation.side', { amount: money, state });
  return money ?? state ?? '–';
}

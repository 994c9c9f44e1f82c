import type { MatchMarket } from '@touchline/contract/operators';
import { Field, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { InstantField } from '../shared/InstantField.tsx';
import { useUnsaved } from '../shared/route.ts';
import { cancelBody, cancelProblems, cancelRanges, NO_PERIOD, type CancelPeriod } from './cancelPeriod.ts';

interface CancelFormProps {
  readonly market: MatchMarket;
  /** Match and market in words, for the question. */
  readonly name: string;
}

const ends = ['start', 'end'] as const;

const ranges = cancelRanges.map((value) => ({ value, label: t(`cancel.range.${value}`) }));

/** Voids the bets on a market, all of them or those of a period, after a question that names the market. */
export function CancelForm({ market, name }: CancelFormProps) {
  const [period, setPeriod] = useState<CancelPeriod>(NO_PERIOD);
  const write = useWrite();
  const problems = cancelProblems(period);
  useUnsaved(ends.some((end) => period[end].at !== undefined || period[end].isWrong));

  async function cancel(reason: string): Promise<string | undefined> {
    const body = { marketId: market.id, ...cancelBody(period), reason };
    const answer = await write.send('post', '/ops/cancellations', { body });
    if (!answer) return undefined;
    setPeriod(NO_PERIOD);
    return t('result.done', { count: answer.coupons });
  }

  return (
    <Decision
      title={t('cancel.title')}
      detail={t('cancel.detail')}
      problems={problems}
      write={write}
      label={t('cancel.send')}
      tone="danger"
      question={{
        title: t('cancel.confirm', { name }),
        detail: t('cancel.confirmDetail', { count: market.legs }),
      }}
      send={cancel}
    >
      {(isTried) => (
        <Stack gap="lg">
          <Field label={t('cancel.range')}>
            <Select
              options={ranges}
              value={period.range}
              onValueChange={(range) => setPeriod((before) => ({ ...before, range }))}
            />
          </Field>
          {period.range === 'period'
            ? ends.map((end) => (
                <div key={end} data-field={end}>
                  <InstantField
                    label={t(`cancel.${end}`)}
                    hint={t(`cancel.${end}Hint`)}
                    error={isTried ? problems.find(({ field }) => field === end)?.text : undefined}
                    value={period[end].at}
                    onValueChange={(at, isWrong) =>
                      setPeriod((before) => ({ ...before, [end]: { at, isWrong } }))
                    }
                  />
                </div>
              ))
            : null}
        </Stack>
      )}
    </Decision>
  );
}

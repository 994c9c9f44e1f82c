import type { MatchMarket } from '@touchline/contract/operators';
import { Field, Input } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { ConfirmedForm } from '../shared/ConfirmedForm.tsx';
import { ReasonField } from '../shared/ReasonField.tsx';
import { useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';
import { timeIn } from '../sites/times.ts';
import { cancelProblems } from './resultProblems.ts';

interface CancelFormProps {
  readonly market: MatchMarket;
  /** Match and market in words, for the question. */
  readonly name: string;
  readonly cancelled: () => void;
}

const EMPTY = { start: '', end: '', reason: '' };

/** Voids the bets on a market that were accepted in a period, after a question that names the market. */
export function CancelForm({ market, name, cancelled }: CancelFormProps) {
  const [draft, setDraft] = useState(EMPTY);
  const { isBusy, problem, run } = useChange();
  const problems = cancelProblems(draft);
  const write = (changes: Partial<typeof EMPTY>) => setDraft({ ...draft, ...changes });
  useUnsaved(draft.start !== '' || draft.end !== '' || draft.reason !== '');

  async function cancel(): Promise<string | undefined> {
    const [start, end] = [timeIn(draft.start), timeIn(draft.end)];
    const answer = await run<{ readonly coupons: number }>('POST', '/ops/cancellations', {
      marketId: market.id,
      ...(typeof start === 'number' ? { start } : {}),
      ...(typeof end === 'number' ? { end } : {}),
      reason: draft.reason.trim(),
    });
    if (!answer) return undefined;
    setDraft(EMPTY);
    cancelled();
    return t('result.done', { count: answer.coupons });
  }

  return (
    <ConfirmedForm
      title={t('cancel.title')}
      detail={t('cancel.detail')}
      problems={problems}
      problem={problem}
      label={t('cancel.send')}
      tone="danger"
      question={{
        title: t('cancel.confirm', { name }),
        detail: t('cancel.confirmDetail', { count: market.legs }),
      }}
      isBusy={isBusy}
      send={cancel}
    >
      {(isTried) => {
        const errorOf = (field: string) =>
          isTried ? problems.find((one) => one.field === field)?.text : undefined;
        return (
          <>
            <Field
              label={t('cancel.start')}
              hint={t('cancel.startHint')}
              error={errorOf('start')}
              data-field="start"
            >
              <Input
                value={draft.start}
                onValueChange={(start) => write({ start })}
                placeholder={t('maintenance.form')}
              />
            </Field>
            <Field label={t('cancel.end')} hint={t('cancel.endHint')} error={errorOf('end')} data-field="end">
              <Input
                value={draft.end}
                onValueChange={(end) => write({ end })}
                placeholder={t('maintenance.form')}
              />
            </Field>
            <div data-field="reason">
              <ReasonField
                value={draft.reason}
                onValueChange={(reason) => write({ reason })}
                isTried={isTried}
              />
            </div>
          </>
        );
      }}
    </ConfirmedForm>
  );
}

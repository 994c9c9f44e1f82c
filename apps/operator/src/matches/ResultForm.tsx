import type { MatchMarket } from '@touchline/contract/operators';
import { DetailList, Field, Grid, Select } from '@touchline/ui';
import { useState } from 'react';
import { keyText, legStateText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { ConfirmedForm } from '../shared/ConfirmedForm.tsx';
import { ReasonField } from '../shared/ReasonField.tsx';
import { useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';
import { resultProblems } from './resultProblems.ts';

interface ResultFormProps {
  readonly market: MatchMarket;
  /** Match and market in words, for the question. */
  readonly name: string;
  readonly published: () => void;
}

/** Results that an operator may publish, by number. */
const results = ['1', '0', '2', '3', '4', '5', '6'] as const;
const options = [
  { value: '', label: t('result.none') },
  ...results.map((value) => ({ value, label: legStateText(Number(value)) })),
];

/** Publishes the results of a market after a question that names it. */
export function ResultForm({ market, name, published }: ResultFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const { isBusy, problem, run } = useChange();
  const given = market.selections.filter(({ key }) => (chosen[key] ?? '') !== '');
  useUnsaved(given.length > 0);

  async function publish(): Promise<string | undefined> {
    const answer = await run<{ readonly coupons: number }>('POST', '/ops/results', {
      marketId: market.id,
      results: given.map(({ key }) => ({ key, result: Number(chosen[key]) })),
      reason: reason.trim(),
    });
    if (!answer) return undefined;
    setChosen({});
    setReason('');
    published();
    return t('result.done', { count: answer.coupons });
  }

  return (
    <ConfirmedForm
      title={t('result.title')}
      detail={t('result.detail')}
      problems={resultProblems({ hasResults: given.length > 0, reason })}
      problem={problem}
      label={t('result.publish')}
      tone="strong"
      question={{
        title: t('result.confirm', { name }),
        detail: t('result.confirmDetail', { count: market.legs }),
        content: (
          <DetailList
            details={given.map(({ key }) => ({
              id: key,
              label: keyText(key),
              value: legStateText(Number(chosen[key])),
            }))}
          />
        ),
      }}
      isBusy={isBusy}
      send={publish}
    >
      {(isTried) => (
        <>
          <div data-field="results">
            <Grid columns="auto" gap="md">
              {market.selections.map(({ key, result }) => (
                <Field
                  key={key}
                  label={keyText(key)}
                  hint={result === null ? undefined : t('result.feed', { result: legStateText(result) })}
                >
                  <Select
                    options={options}
                    value={chosen[key] ?? ''}
                    onValueChange={(value) => setChosen({ ...chosen, [key]: value })}
                  />
                </Field>
              ))}
            </Grid>
          </div>
          <div data-field="reason">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          </div>
        </>
      )}
    </ConfirmedForm>
  );
}

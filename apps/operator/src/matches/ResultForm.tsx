import type { MatchMarket } from '@touchline/contract/operators';
import { DetailList, Field, Grid, Select } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { keyText, legStateText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { useUnsaved } from '../shared/route.ts';

interface ResultFormProps {
  readonly market: MatchMarket;
  /** Match and market in words, for the question. */
  readonly name: string;
}

/** Results that an operator may publish, by number. */
const results = [1, 0, 2, 3, 4, 5, 6] as const;
type Result = (typeof results)[number];

const options = [
  { value: '', label: t('result.none') },
  ...results.map((value) => ({ value: String(value), label: legStateText(value) })),
];

/** Publishes the results of a market after a question that names it. */
export function ResultForm({ market, name }: ResultFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Result | undefined>>>({});
  const write = useWrite();
  const given = market.selections.flatMap(({ key }) => {
    const result = chosen[key];
    return result === undefined ? [] : [{ key, result }];
  });
  useUnsaved(given.length > 0);

  async function publish(reason: string): Promise<string | undefined> {
    const body = { marketId: market.id, results: given, reason };
    const answer = await write.send('post', '/ops/results', { body });
    if (!answer) return undefined;
    setChosen({});
    return t('result.done', { count: answer.coupons });
  }

  return (
    <Decision
      title={t('result.title')}
      detail={t('result.detail')}
      problems={given.length > 0 ? [] : [{ field: 'results', text: t('result.missing') }]}
      write={write}
      label={t('result.publish')}
      question={{
        title: t('result.confirm', { name }),
        detail: t('result.confirmDetail', { count: market.legs }),
        content: (
          <DetailList
            details={given.map(({ key, result }) => ({
              id: key,
              label: keyText(key),
              value: legStateText(result),
            }))}
          />
        ),
      }}
      send={publish}
    >
      {() => (
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
                  value={String(chosen[key] ?? '')}
                  onValueChange={(value) =>
                    setChosen({ ...chosen, [key]: results.find((one) => String(one) === value) })
                  }
                />
              </Field>
            ))}
          </Grid>
        </div>
      )}
    </Decision>
  );
}

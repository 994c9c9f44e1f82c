import type { MatchMarket } from '@touchline/contract/operators';
import {
  Button,
  Card,
  ConfirmDialog,
  DetailList,
  ErrorSummary,
  Field,
  Grid,
  Heading,
  Inline,
  Notice,
  Paragraph,
  Select,
  Stack,
} from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { keyText, legStateText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
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
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<number>();
  const { isBusy, problem, run } = useChange();
  const given = market.selections.filter(({ key }) => (chosen[key] ?? '') !== '');
  const problems = resultProblems({ hasResults: given.length > 0, reason });
  useUnsaved(given.length > 0);

  function ask(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    setDone(undefined);
    setAsking(problems.length === 0);
  }

  async function publish(): Promise<void> {
    const answer = await run<{ readonly coupons: number }>('POST', '/ops/results', {
      marketId: market.id,
      results: given.map(({ key }) => ({ key, result: Number(chosen[key]) })),
      reason: reason.trim(),
    });
    setAsking(false);
    if (!answer) return;
    setChosen({});
    setReason('');
    setTried(false);
    setDone(answer.coupons);
    published();
  }

  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {t('result.title')}
        </Heading>
      }
    >
      <form onSubmit={ask} noValidate>
        <Stack gap="lg">
          <Paragraph tone="muted">{t('result.detail')}</Paragraph>
          {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
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
          <ProblemNotice problem={problem} />
          {done === undefined ? null : (
            <Notice tone="success" announced>
              {t('result.done', { count: done })}
            </Notice>
          )}
          <Inline>
            <Button type="submit" tone="strong">
              {t('result.publish')}
            </Button>
          </Inline>
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t('result.confirm', { name })}
        description={t('result.confirmDetail', { count: market.legs })}
        confirmLabel={t('result.publish')}
        cancelLabel={t('form.back')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void publish()}
        onCancel={() => setAsking(false)}
      >
        <DetailList
          details={given.map(({ key }) => ({
            id: key,
            label: keyText(key),
            value: legStateText(Number(chosen[key])),
          }))}
        />
      </ConfirmDialog>
    </Card>
  );
}

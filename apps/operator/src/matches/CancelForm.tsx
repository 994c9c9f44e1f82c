import type { MatchMarket } from '@touchline/contract/operators';
import {
  Button,
  Card,
  ConfirmDialog,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  Input,
  Notice,
  Paragraph,
  Stack,
} from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { t } from '../messages/messages.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
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
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<number>();
  const { isBusy, problem, run } = useChange();
  const problems = isTried ? cancelProblems(draft) : [];
  const errorOf = (field: string) => problems.find((one) => one.field === field)?.text;
  const write = (changes: Partial<typeof EMPTY>) => setDraft({ ...draft, ...changes });
  useUnsaved(draft.start !== '' || draft.end !== '' || draft.reason !== '');

  function ask(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    setDone(undefined);
    setAsking(cancelProblems(draft).length === 0);
  }

  async function cancel(): Promise<void> {
    const [start, end] = [timeIn(draft.start), timeIn(draft.end)];
    const answer = await run<{ readonly coupons: number }>('POST', '/ops/cancellations', {
      marketId: market.id,
      ...(typeof start === 'number' ? { start } : {}),
      ...(typeof end === 'number' ? { end } : {}),
      reason: draft.reason.trim(),
    });
    setAsking(false);
    if (!answer) return;
    setDraft(EMPTY);
    setTried(false);
    setDone(answer.coupons);
    cancelled();
  }

  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {t('cancel.title')}
        </Heading>
      }
    >
      <form onSubmit={ask} noValidate>
        <Stack gap="lg">
          <Paragraph tone="muted">{t('cancel.detail')}</Paragraph>
          {problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
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
          <ProblemNotice problem={problem} />
          {done === undefined ? null : (
            <Notice tone="success" announced>
              {t('result.done', { count: done })}
            </Notice>
          )}
          <Inline>
            <Button type="submit" tone="danger">
              {t('cancel.send')}
            </Button>
          </Inline>
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t('cancel.confirm', { name })}
        description={t('cancel.confirmDetail', { count: market.legs })}
        confirmLabel={t('cancel.send')}
        cancelLabel={t('form.back')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

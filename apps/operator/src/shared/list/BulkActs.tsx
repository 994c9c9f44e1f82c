import { Button, ConfirmDialog, Inline, Notice, Paragraph, Stack, Text } from '@touchline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { CallError } from '../../api/callError.ts';
import { t } from '../../messages/messages.ts';
import { problemText } from '../problemText.ts';
import { isReason, ReasonField } from '../ReasonField.tsx';

/** Act on several rows of a list. */
export interface BulkAct<Row> {
  readonly id: string;
  readonly label: string;
  /** Returns whether a row can take part; the others are named in the preview. */
  readonly isFor: (row: Row) => boolean;
  /** Returns the effect on the rows, shown before the act is confirmed. */
  readonly preview: (rows: readonly Row[]) => ReactNode;
  /** Says that the act can't be undone, or how it can. */
  readonly undo: string;
  /** `none` if the call has no reason, so that none is asked for. @default 'typed' */
  readonly reason?: 'typed' | 'none';
  /**
   * Does the act on one row.
   * @param reason empty if none is asked for
   * @throws {CallError} the other rows go on
   */
  readonly act: (row: Row, reason: string) => Promise<unknown>;
}

interface BulkActsProps<Row> {
  readonly acts: readonly BulkAct<Row>[];
  /** Chosen rows. */
  readonly rows: readonly Row[];
  readonly onDone: () => void;
}

interface Result {
  readonly done: number;
  readonly problems: readonly string[];
}

/** Bar of acts on the chosen rows: each shows what it will do, asks for a reason, and says what came of it. */
export function BulkActs<Row>({ acts, rows, onDone }: BulkActsProps<Row>) {
  const [open, setOpen] = useState<BulkAct<Row>>();
  const [result, setResult] = useState<Result>();
  return (
    <>
      {rows.length > 0 ? (
        <Inline gap="sm" wrap="wrap">
          <Text weight="strong">{t('list.chosen', { count: rows.length })}</Text>
          {acts.map((act) => (
            <Button key={act.id} onClick={() => setOpen(act)} disabled={!rows.some(act.isFor)}>
              {act.label}
            </Button>
          ))}
          <Button emphasis="outline" onClick={onDone}>
            {t('list.chooseNone')}
          </Button>
        </Inline>
      ) : null}
      {result ? <Outcome result={result} /> : null}
      {open ? (
        <Question
          act={open}
          rows={rows}
          onCancel={() => setOpen(undefined)}
          onDone={(outcome) => {
            setOpen(undefined);
            setResult(outcome);
            onDone();
          }}
        />
      ) : null}
    </>
  );
}

function Outcome({ result: { done, problems } }: { readonly result: Result }) {
  return (
    <Notice tone={problems.length > 0 ? 'warning' : 'success'} announced>
      {[t('list.actsDone', { count: done }), ...new Set(problems)].join(' ')}
    </Notice>
  );
}

interface QuestionProps<Row> {
  readonly act: BulkAct<Row>;
  readonly rows: readonly Row[];
  readonly onCancel: () => void;
  readonly onDone: (result: Result) => void;
}

function Question<Row>({ act, rows, onCancel, onDone }: QuestionProps<Row>) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fitting = rows.filter(act.isFor);
  const left = rows.length - fitting.length;
  const needsReason = act.reason !== 'none';

  async function run(): Promise<void> {
    setTried(true);
    if (needsReason && !isReason(reason)) return;
    setBusy(true);
    const problems: string[] = [];
    // One after the other: the server checks each by what the ones before have changed.
    for (const row of fitting) {
      try {
        await act.act(row, reason.trim());
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        problems.push(problemText(error));
      }
    }
    await queries.invalidateQueries();
    onDone({ done: fitting.length - problems.length, problems });
  }

  return (
    <ConfirmDialog
      open
      title={t('list.actTitle', { act: act.label, count: fitting.length })}
      description={act.undo}
      confirmLabel={act.label}
      cancelLabel={t('form.back')}
      busy={isBusy}
      initialFocus={needsReason ? 'field' : 'action'}
      onConfirm={() => void run()}
      onCancel={onCancel}
    >
      <Stack gap="md">
        {act.preview(fitting)}
        {left > 0 ? <Paragraph tone="muted">{t('list.actLeaves', { count: left })}</Paragraph> : null}
        {needsReason ? <ReasonField value={reason} onValueChange={setReason} isTried={isTried} /> : null}
      </Stack>
    </ConfirmDialog>
  );
}

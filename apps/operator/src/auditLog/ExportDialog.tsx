import { MAX_EXPORT_DAYS } from '@touchline/contract/operators';
import { DateInput, Grid } from '@touchline/ui';
import { useState } from 'react';
import { CallError } from '../api/callError.ts';
import { readFile } from '../api/client.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { dateLabels } from '../shared/dateLabels.ts';
import { DecisionDialog } from '../shared/Decision.tsx';
import { saveFile } from '../shared/saveFile.ts';
import { serverNow } from '../shared/serverClock.ts';
import { exportProblems } from './exportProblems.ts';

const DAY = 86_400_000;
/** Days of the period at first. */
const FIRST_DAYS = 30;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, '2026-03-14'.length);

interface ExportDialogProps {
  /** Called with the message of success. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Saves the entries of a period as a file for an auditor. */
export function ExportDialog({ onDone, onClose }: ExportDialogProps) {
  const today = dayOf(serverNow());
  const [from, setFrom] = useState(() => dayOf(serverNow() - (FIRST_DAYS - 1) * DAY));
  const [to, setTo] = useState(today);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CallError>();
  const problems = exportProblems(from, to);

  async function save(): Promise<string | undefined> {
    setBusy(true);
    setProblem(undefined);
    try {
      const path = `/ops/audit/export?${new URLSearchParams({ from, to }).toString()}`;
      saveFile(await readFile(path, 'application/jsonl'), `audit-${from}-${to}.jsonl`);
      return t('audit.exported', { from, to });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return (
    <DecisionDialog
      title={t('audit.exportTitle')}
      detail={t('audit.exportDetail', { days: MAX_EXPORT_DAYS })}
      problems={problems}
      write={{ isBusy, problem }}
      label={t('audit.export')}
      reason="none"
      send={save}
      onDone={onDone}
      onClose={onClose}
    >
      {(isTried) => (
        <Grid columns="fit">
          <CheckedField name="from" label={t('audit.exportFrom')} problems={problems} isTried={isTried}>
            <DateInput labels={dateLabels} value={from} max={today} onValueChange={setFrom} />
          </CheckedField>
          <CheckedField name="to" label={t('audit.exportTo')} problems={problems} isTried={isTried}>
            <DateInput labels={dateLabels} value={to} max={today} onValueChange={setTo} />
          </CheckedField>
        </Grid>
      )}
    </DecisionDialog>
  );
}

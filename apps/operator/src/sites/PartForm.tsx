import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  ErrorSummary,
  Heading,
  Inline,
  Notice,
  Stack,
  type FieldProblem,
} from '@touchline/ui';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import type { Site } from '@touchline/contract/operators';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { problemText } from '../shared/problemText.ts';
import { isReason, ReasonField } from '../shared/ReasonField.tsx';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useChange } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';
import type { PartProps } from './partProps.ts';
import type { Draft } from './useDraft.ts';

interface PartFormProps<Value> extends PartProps {
  /** Name of the part in paths. */
  readonly part: string;
  readonly title: string;
  readonly draft: Draft<Value>;
  /** Value of the draft as the server expects it, or a text that describes its fault. */
  readonly meaning: { readonly value: unknown } | { readonly fault: string };
  /** Question before saving, for a change that stops play. */
  readonly question?: { readonly title: string; readonly description: string } | undefined;
  readonly children: ReactNode;
}

/** Form of one part of a site. Saving takes a reason and is refused if the site has changed since it was loaded. */
export function PartForm<Value>({
  part,
  title,
  draft,
  meaning,
  site,
  put,
  reload,
  question,
  children,
}: PartFormProps<Value>) {
  const [reason, setReason] = useState('');
  const [wasSaved, setSaved] = useState(false);
  const { isBusy, problem, run, clear } = useChange();
  const [isTried, setTried] = useState(false);
  const heading = useId();
  const [isAsking, setAsking] = useState(false);
  const isConflict = problem?.status === 409;

  const problems: readonly FieldProblem[] = [
    ...('fault' in meaning ? [{ field: 'part', text: meaning.fault }] : []),
    ...(isReason(reason) ? [] : [{ field: 'reason', text: t('edit.reasonMissing') }]),
  ];

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (problems.length > 0) return;
    if (question === undefined) void save();
    else setAsking(true);
  }

  async function save(): Promise<void> {
    if ('fault' in meaning) return;
    const path = `${within('/ops/sites', site.id)}/${part}`;
    const changed = await run<Site>('PUT', path, {
      version: site.version,
      reason: reason.trim(),
      value: meaning.value,
    });
    setAsking(false);
    if (!changed) return;
    put(changed);
    draft.begin(changed);
    setReason('');
    setTried(false);
    setSaved(true);
  }

  function discard(): void {
    draft.begin(site);
    setTried(false);
    clear();
  }

  function loadLatest(): void {
    clear();
    reload();
  }

  return (
    <Card>
      <form onSubmit={submit} aria-labelledby={heading} noValidate>
        <Stack gap="lg">
          <Inline justify="between" wrap="wrap">
            <Heading level={2} id={heading}>
              {title}
            </Heading>
            {draft.isUnsaved ? <Badge tone="warning">{t('edit.unsaved')}</Badge> : null}
          </Inline>
          <div data-field="part">
            <Stack gap="lg">{children}</Stack>
          </div>
          {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
          {problem ? (
            <Notice
              tone={isConflict ? 'warning' : 'danger'}
              announced
              action={isConflict ? <Button onClick={loadLatest}>{t('edit.loadLatest')}</Button> : undefined}
            >
              {isConflict ? t('edit.conflict') : problemText(problem)}
            </Notice>
          ) : null}
          <DoneNotice text={wasSaved && !draft.isUnsaved ? t('edit.saved') : undefined} />
          <div data-field="reason">
            <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          </div>
          <SaveRow isBusy={isBusy} isUnsaved={draft.isUnsaved} onDiscard={discard} />
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={question?.title ?? ''}
        description={question?.description ?? ''}
        confirmLabel={t('edit.save')}
        cancelLabel={t('form.back')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

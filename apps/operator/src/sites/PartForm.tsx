import { Badge, Button, Card, Heading, Inline, Notice, Stack } from '@touchline/ui';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import type { Site } from '@touchline/contract/operators';
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
  children,
}: PartFormProps<Value>) {
  const [reason, setReason] = useState('');
  const [wasSaved, setSaved] = useState(false);
  const { isBusy, problem, run, clear } = useChange();
  const [isTried, setTried] = useState(false);
  const heading = useId();
  const isConflict = problem?.status === 409;

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setSaved(false);
    if (!isReason(reason) || 'fault' in meaning) return;
    const path = `${within('/ops/sites', site.id)}/${part}`;
    const changed = await run<Site>('PUT', path, {
      version: site.version,
      reason: reason.trim(),
      value: meaning.value,
    });
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
      <form onSubmit={(event) => void save(event)} aria-labelledby={heading} noValidate>
        <Stack gap="lg">
          <Inline justify="between" wrap="wrap">
            <Heading level={2} id={heading}>
              {title}
            </Heading>
            {draft.isUnsaved ? <Badge tone="warning">{t('edit.unsaved')}</Badge> : null}
          </Inline>
          {children}
          {isTried && 'fault' in meaning ? (
            <Notice tone="danger" announced>
              {meaning.fault}
            </Notice>
          ) : null}
          {problem ? (
            <Notice
              tone={isConflict ? 'warning' : 'danger'}
              announced
              action={isConflict ? <Button onClick={loadLatest}>{t('edit.loadLatest')}</Button> : undefined}
            >
              {isConflict ? t('edit.conflict') : problemText(problem)}
            </Notice>
          ) : null}
          {wasSaved && !draft.isUnsaved ? (
            <Notice tone="success" announced>
              {t('edit.saved')}
            </Notice>
          ) : null}
          <ReasonField value={reason} onValueChange={setReason} isTried={isTried} />
          <SaveRow isBusy={isBusy} isUnsaved={draft.isUnsaved} onDiscard={discard} />
        </Stack>
      </form>
    </Card>
  );
}

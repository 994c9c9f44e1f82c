import { Button, EmptyState, Field, Heading, Inline, Input, Stack, Table } from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import type { AuditEntry } from '@touchline/contract/operators';
import { to } from '../shared/route.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';
import { changeText } from './changeText.ts';

interface Page {
  readonly actions: readonly AuditEntry[];
  readonly next: string | null;
}

/**
 * Audit log of operators, newest first.
 * @param subject limits the list to one subject
 */
export function AuditScreen({ subject }: { readonly subject: string | undefined }) {
  const [text, setText] = useState(subject ?? '');
  const query = subject === undefined ? '' : `?${new URLSearchParams({ subject }).toString()}`;
  const asked = useCall<Page>(`/ops/audit${query}`);

  function filter(event: SubmitEvent): void {
    event.preventDefault();
    const about = text.trim();
    location.hash = about === '' ? to('audit') : to('audit', about);
  }

  return (
    <Stack gap="lg">
      <Heading level={1}>{t('audit.title')}</Heading>
      <form role="search" onSubmit={filter}>
        <Inline align="end" wrap="wrap">
          <Field label={t('audit.filter')} hint={t('audit.filterHint')}>
            <Input type="search" value={text} onValueChange={setText} maxLength={80} />
          </Field>
          <Button type="submit">{t('audit.show')}</Button>
        </Inline>
      </form>
      <Loaded asked={asked}>{(page) => <Actions page={page} subject={subject} put={asked.put} />}</Loaded>
    </Stack>
  );
}

const columns = (['at', 'operator', 'action', 'subject', 'change', 'reason'] as const).map((id) => ({
  id,
  header: t(`audit.column.${id}`),
}));

interface ActionsProps {
  readonly page: Page;
  readonly subject: string | undefined;
  readonly put: (page: Page) => void;
}

function Actions({ page: { actions, next }, subject, put }: ActionsProps) {
  const { isBusy, problem, run } = useChange();

  async function older(before: string): Promise<void> {
    const query = new URLSearchParams({ before, ...(subject === undefined ? {} : { subject }) });
    const more = await run<Page>('GET', `/ops/audit?${query.toString()}`);
    if (more) put({ actions: [...actions, ...more.actions], next: more.next });
  }

  return (
    <Stack gap="lg">
      <Table
        label={t('audit.title')}
        narrow="cards"
        columns={columns}
        rows={actions.map((action) => ({
          id: action.id,
          cells: {
            at: shownTime(action.at),
            operator: action.operator,
            action: action.action,
            subject: action.subject,
            change: changeText(action),
            reason: action.reason ?? '',
          },
        }))}
        empty={<EmptyState title={t('audit.none')} />}
      />
      <ProblemNotice problem={problem} />
      {next === null ? null : (
        <Button busy={isBusy} onClick={() => void older(next)}>
          {t('audit.older')}
        </Button>
      )}
    </Stack>
  );
}

import type { AuditEntry } from '@touchline/contract/operators';
import { Button } from '@touchline/ui';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { toList } from '../shared/route.ts';
import { dayTime } from '../shared/times.ts';
import { Changes } from './Changes.tsx';
import { changeText } from './changeText.ts';
import { entrySentence } from './entrySentence.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { HashCell } from './HashCell.tsx';
import { Sentence } from './Sentence.tsx';

const filters: readonly ListFilter[] = [
  { id: 'subject', label: t('audit.filter'), kind: 'text', maxLength: 80, example: 'site:house, player:17' },
  { id: 'operator', label: t('audit.operator'), kind: 'text', maxLength: 40 },
];

const columns: readonly ListColumn<AuditEntry>[] = [
  {
    id: 'at',
    header: t('audit.column.at'),
    numeric: true,
    cell: ({ at }) => dayTime(at),
    text: ({ at }) => new Date(at).toISOString(),
    sortBy: ({ at }) => at,
  },
  {
    id: 'act',
    header: t('audit.column.act'),
    cell: (entry) => <Sentence entry={entry} />,
    text: entrySentence,
    sortBy: ({ action }) => action,
  },
  {
    id: 'changes',
    header: t('audit.column.changes'),
    cell: (entry) => <Changes entry={entry} />,
    text: changeText,
  },
  { id: 'reason', header: t('audit.column.reason'), cell: ({ reason }) => reason ?? '' },
  {
    id: 'operator',
    header: t('audit.column.operator'),
    cell: ({ operator }) => operator,
    sortBy: ({ operator }) => operator,
    isExtra: true,
  },
  {
    id: 'action',
    header: t('audit.column.action'),
    cell: ({ action }) => action,
    sortBy: ({ action }) => action,
    isExtra: true,
  },
  {
    id: 'subject',
    header: t('audit.column.subject'),
    cell: ({ subject }) => subject,
    sortBy: ({ subject }) => subject,
    isExtra: true,
  },
  {
    id: 'request',
    header: t('audit.column.request'),
    cell: ({ requestId }) => requestId ?? '',
    isExtra: true,
  },
  {
    id: 'hash',
    header: t('audit.column.hash'),
    cell: ({ hash }) => <HashCell hash={hash} />,
    text: ({ hash }) => hash,
    isExtra: true,
  },
];

/** Returns the value of a filter; undefined for an empty one, which isn't sent. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/**
 * Audit log of operators, newest first, in sentences; codes and ids are below each sentence and in columns of their own.
 * @param subject subject in the path, as older links have it: the list has it as a filter
 */
export function AuditScreen({ subject: linked }: { readonly subject: string | undefined }) {
  const [isExporting, setExporting] = useState(false);
  const [done, setDone] = useState<string>();
  if (linked !== undefined) {
    return <Navigate replace to={toList('audit', { subject: linked }).slice(1)} />;
  }
  return (
    <ListScreen
      name="audit"
      title={t('audit.title')}
      actions={
        <Button icon="download" onClick={() => setExporting(true)}>
          {t('audit.export')}
        </Button>
      }
      filters={filters}
      read={({ subject, operator }) =>
        readPages(
          '/ops/audit',
          { query: { subject: given(subject), operator: given(operator) } },
          { next: ({ next }) => next },
        )
      }
      rowsOf={({ actions }) => actions}
      idOf={({ id }) => id}
      columns={columns}
      empty={{ icon: 'history', title: t('audit.none') }}
    >
      <DoneNotice text={done} />
      {isExporting ? <ExportDialog onDone={setDone} onClose={() => setExporting(false)} /> : null}
    </ListScreen>
  );
}

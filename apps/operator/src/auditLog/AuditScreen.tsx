import type { AuditEntry } from '@touchline/contract/operators';
import { Link, Stack, Text } from '@touchline/ui';
import { Navigate } from 'react-router';
import { readPages } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { toList } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { actionText } from './actionText.ts';
import { changeText } from './changeText.ts';

const filters: readonly ListFilter[] = [
  { id: 'subject', label: t('audit.filter'), kind: 'text', maxLength: 80, hint: t('audit.filterHint') },
  { id: 'operator', label: t('audit.operator'), kind: 'text', maxLength: 40 },
];

const columns: readonly ListColumn<AuditEntry>[] = [
  {
    id: 'at',
    header: t('audit.column.at'),
    cell: ({ at }) => shownTime(at),
    text: ({ at }) => new Date(at).toISOString(),
    sortBy: ({ at }) => at,
  },
  {
    id: 'operator',
    header: t('audit.column.operator'),
    cell: ({ operator }) => operator,
    sortBy: ({ operator }) => operator,
  },
  {
    id: 'action',
    header: t('audit.column.action'),
    cell: ({ action }) => (
      <Stack gap="none">
        <Text>{actionText(action)}</Text>
        <Text size="label" tone="muted">
          {action}
        </Text>
      </Stack>
    ),
    text: ({ action }) => action,
    sortBy: ({ action }) => action,
  },
  {
    id: 'subject',
    header: t('audit.column.subject'),
    cell: ({ subject }) => <Link href={toList('audit', { subject })}>{subject}</Link>,
    text: ({ subject }) => subject,
    sortBy: ({ subject }) => subject,
  },
  { id: 'change', header: t('audit.column.change'), cell: changeText },
  { id: 'reason', header: t('audit.column.reason'), cell: ({ reason }) => reason ?? '' },
  {
    id: 'request',
    header: t('audit.column.request'),
    cell: ({ requestId }) => requestId ?? '',
    isExtra: true,
  },
];

/** Returns the value of a filter; undefined for an empty one, which isn't sent. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

/**
 * Audit log of operators, newest first.
 * @param subject subject in the path, as older links have it: the list has it as a filter
 */
export function AuditScreen({ subject: linked }: { readonly subject: string | undefined }) {
  if (linked !== undefined) {
    return <Navigate replace to={toList('audit', { subject: linked }).slice(1)} />;
  }
  return (
    <ListScreen
      name="audit"
      title={t('audit.title')}
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
    />
  );
}

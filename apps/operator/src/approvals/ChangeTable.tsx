import { Badge, Inline, Table, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';

const columns = [
  { id: 'setting', header: t('approvals.column.setting') },
  { id: 'before', header: t('approvals.column.before') },
  { id: 'after', header: t('approvals.column.after') },
] as const;

interface ChangeTableProps {
  readonly changes: readonly {
    readonly id: string;
    readonly label: string;
    readonly before: string;
    readonly after: string;
    /** True if the change loosens a guard, or gives a right. */
    readonly loosens: boolean;
  }[];
  /** Mark of those that loosen a guard, or give a right. */
  readonly mark: string;
}

/** Table of what a waiting act changes, with the values before and after it. */
export function ChangeTable({ changes, mark }: ChangeTableProps) {
  return (
    <Table
      label={t('approvals.changes')}
      narrow="cards"
      columns={columns}
      rows={changes.map(({ id, label, before, after, loosens }) => ({
        id,
        cells: {
          setting: (
            <Inline gap="xs" wrap="wrap">
              <Text>{label}</Text>
              {loosens ? <Badge tone="warning">{mark}</Badge> : null}
            </Inline>
          ),
          before,
          after: <Text weight="strong">{after}</Text>,
        },
      }))}
    />
  );
}

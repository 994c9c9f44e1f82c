import type { AuditEntry } from '@touchline/contract/operators';
import { Stack, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { changesOf, type FieldChange } from './changeText.ts';

/** Maximum number of fields that are listed; the file of the list has all. */
const MAX_FIELDS = 12;

/** Changed fields of an entry, one in each line: name, value before, value after. */
export function Changes({ entry }: { readonly entry: Pick<AuditEntry, 'action' | 'before' | 'after'> }) {
  const changes = changesOf(entry);
  const hidden = changes.length - MAX_FIELDS;
  return (
    <Stack gap="xxs">
      {changes.slice(0, MAX_FIELDS).map((change) => (
        <Change key={change.field} change={change} />
      ))}
      {hidden > 0 ? (
        <Text size="label" tone="muted">
          {t('audit.more', { count: hidden })}
        </Text>
      ) : null}
    </Stack>
  );
}

function Change({ change: { field, before, after } }: { readonly change: FieldChange }) {
  return (
    <Text size="label">
      {field === '' ? null : <Text size="label" tone="muted">{`${field}: `}</Text>}
      {before === null ? null : <Text size="label" tone="muted">{`${before} → `}</Text>}
      <Text size="label" weight="medium">
        {after}
      </Text>
    </Text>
  );
}

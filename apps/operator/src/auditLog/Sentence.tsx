import type { AuditEntry } from '@touchline/contract/operators';
import { Inline, Link, Stack, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { toList } from '../shared/route.ts';
import { entrySentence } from './entrySentence.ts';
import { subjectAddress } from './subjectText.ts';

/** Sentence of an entry with a link to the thing; below it the raw action, and the subject with all its changes. */
export function Sentence({ entry }: { readonly entry: AuditEntry }) {
  const { action, subject } = entry;
  const href = subjectAddress(subject);
  const sentence = entrySentence(entry);
  return (
    <Stack gap="sm">
      <Text weight="medium">
        {href === undefined ? (
          sentence
        ) : (
          <Link href={href} tone="inherit">
            {sentence}
          </Link>
        )}
      </Text>
      <Inline gap="xs" wrap="wrap">
        <Text size="label" tone="muted">
          {action}
        </Text>
        <Text size="label">
          <Link
            href={toList('audit', { subject })}
            tone="muted"
            aria-label={t('audit.subjectOnly', { subject })}
          >
            {subject}
          </Link>
        </Text>
      </Inline>
    </Stack>
  );
}

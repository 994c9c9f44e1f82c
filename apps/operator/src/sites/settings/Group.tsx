import { Inline, Stack, Text } from '@touchline/ui';
import { useId, type ReactNode } from 'react';

interface GroupProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** Group of fields that are one setting. */
export function Group({ label, hint, error, note, children }: GroupProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Stack gap="sm">
        <Inline justify="between">
          <Text id={labelId} size="label" weight="strong">
            {label}
          </Text>
          {note}
        </Inline>
        {children}
        {error === undefined ? null : <Text tone="danger">{error}</Text>}
        <Text size="label" tone="muted">
          {hint}
        </Text>
      </Stack>
    </div>
  );
}

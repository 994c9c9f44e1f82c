import { Stack, Text } from '@touchline/ui';

/** Line of a table without rows. */
export function EmptyRows({ text }: { readonly text: string }) {
  return (
    <Stack pad="lg">
      <Text tone="muted">{text}</Text>
    </Stack>
  );
}

import { Button, Heading, Paragraph, Stack } from '@touchline/ui';

interface EmptyLayoutFallbackProps {
  readonly title: string;
  readonly text: string;
  /** Words of the one way on. */
  readonly action: string;
  readonly onAction: () => void;
}

/**
 * A whole page that says what failed and offers one way on; needs nothing that could have failed too: only what every
 * screen has, and neither words nor links from around it.
 */
export function EmptyLayoutFallback({ title, text, action, onAction }: EmptyLayoutFallbackProps) {
  return (
    <main>
      <Stack pad="lg">
        <Heading level={1} size="section">
          {title}
        </Heading>
        <Paragraph>{text}</Paragraph>
        <Button tone="strong" onClick={onAction}>
          {action}
        </Button>
      </Stack>
    </main>
  );
}

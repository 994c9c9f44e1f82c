import { Button, Heading, Paragraph, Stack } from '@touchline/ui';

interface EmptyLayoutFallbackProps {
  readonly title: string;
  readonly text: string;
  /** Label of the only button. */
  readonly action: string;
  readonly onAction: () => void;
}

/**
 * A full error page with one action. Depends only on code that every screen has, and on no translations or links from
 * its context, since those may have failed too.
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

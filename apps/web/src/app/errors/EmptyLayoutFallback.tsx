import { Button, ErrorPage, HeadlessLayout } from '@touchline/ui';

interface EmptyLayoutFallbackProps {
  readonly title: string;
  readonly text: string;
  /** Words of the one way on. */
  readonly action: string;
  readonly onAction: () => void;
}

/** A whole page that says what failed and offers one way on; needs nothing that could have failed too. */
export function EmptyLayoutFallback({ title, text, action, onAction }: EmptyLayoutFallbackProps) {
  return (
    <HeadlessLayout>
      <ErrorPage
        title={title}
        detail={text}
        actions={
          <Button tone="strong" onClick={onAction}>
            {action}
          </Button>
        }
      />
    </HeadlessLayout>
  );
}

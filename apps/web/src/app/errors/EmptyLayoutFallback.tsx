import { Button, EmptyState } from '@touchline/ui';

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
    <main>
      <EmptyState
        icon="alert"
        announced
        title={title}
        detail={text}
        action={<Button onClick={onAction}>{action}</Button>}
      />
    </main>
  );
}

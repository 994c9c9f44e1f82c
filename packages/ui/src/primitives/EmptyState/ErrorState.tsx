import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icons.ts';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** One sentence: what happened. */
  title: string;
  /** Reason, and what to do. */
  detail?: string | undefined;
  /**
   * Icon above the title.
   * @default 'alert'
   */
  icon?: IconName | undefined;
  /** Label of the retry button. */
  retryLabel?: string | undefined;
  /**
   * Whether a retry is pending.
   * @default false
   */
  retrying?: boolean | undefined;
  /** Called when the player presses the retry button. */
  onRetry?: (() => void) | undefined;
  /** Alternative action next to the retry button. */
  action?: ReactNode;
}

/** State of a list or page whose content failed to load. Renders a `div` with the role `alert`. */
export function ErrorState({
  retryLabel,
  retrying = false,
  onRetry,
  action,
  icon = 'alert',
  ...rest
}: ErrorStateProps) {
  const retry = retryLabel !== undefined && onRetry && (
    <Button emphasis="outline" icon="refresh" busy={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  const ways =
    retry || action ? (
      <>
        {retry}
        {action}
      </>
    ) : undefined;
  return <EmptyState announced {...rest} icon={icon} action={ways} />;
}

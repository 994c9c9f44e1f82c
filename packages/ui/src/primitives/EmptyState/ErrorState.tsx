import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Button } from '../Button/Button.tsx';
import type { IconName } from '../Icon/icons.ts';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps extends RootProps<HTMLDivElement> {
  /** What happened. */
  title: string;
  /** Why, and what to do. */
  detail?: string | undefined;
  /** An icon of the matter. @default 'alert' */
  icon?: IconName | undefined;
  /** Words of the button that tries again. */
  retryLabel?: string | undefined;
  /** The next try is under way. @default false */
  retrying?: boolean | undefined;
  /** The player wants another try. */
  onRetry?: (() => void) | undefined;
  /** Another way on, beside the retry. */
  action?: ReactNode;
}

/** A place whose content could not be had. Renders a `div` with the role of an alert. */
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

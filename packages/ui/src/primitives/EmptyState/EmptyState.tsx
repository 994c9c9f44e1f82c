import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** One sentence: what is missing here. */
  title: string;
  /** Further explanation, if one sentence isn't enough. */
  detail?: string | undefined;
  /** Icon above the title. */
  icon?: IconName | undefined;
  /** Action that helps the player to continue. */
  action?: ReactNode;
  /**
   * Whether the state is announced to screen readers because it replaced expected content.
   * @default false
   */
  announced?: boolean | undefined;
}

/** Empty state of a list or page. Renders a `div`, with the role `alert` when `announced`. */
export function EmptyState({ title, detail, icon, action, announced = false, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} role={announced ? 'alert' : undefined} className={css.root}>
      {icon && (
        <span className={css.disc}>
          <Icon name={icon} size="lg" />
        </span>
      )}
      <p className={css.title}>{title}</p>
      {detail !== undefined && <p className={css.detail}>{detail}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}

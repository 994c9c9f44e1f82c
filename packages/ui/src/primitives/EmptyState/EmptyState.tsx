import type { ReactNode } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** One sentence: what isn't here. */
  title: string;
  /** More, if one sentence is not enough. */
  detail?: string | undefined;
  /** An icon of the matter. */
  icon?: IconName | undefined;
  /** One way on. */
  action?: ReactNode;
  /** It appeared in place of what was expected: read it out now. @default false */
  announced?: boolean | undefined;
}

/** A place with nothing to show. Renders a `div`; the role of an alert when `announced`. */
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

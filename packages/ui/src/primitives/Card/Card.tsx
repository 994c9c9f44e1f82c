import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Card.css.ts';

export const cardTones = ['neutral', 'boost', 'warning', 'danger'] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardProps extends RootProps<HTMLElement> {
  /** Content of the card. */
  children: ReactNode;
  /** Band above the content. */
  header?: ReactNode;
  /** Link or small control at the end of the header. */
  actions?: ReactNode;
  /**
   * Padding of the content; `none` for lists that extend to the edge.
   * @default 'lg'
   */
  pad?: 'none' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /**
   * Colour of the outline, for a pending or a bad state.
   * @default 'neutral'
   */
  tone?: CardTone | undefined;
}

/** Surface with a hairline for one topic; don't nest cards. Renders a `section`. */
export function Card({ children, header, actions, pad = 'lg', tone = 'neutral', ...rest }: CardProps) {
  return (
    <section {...rest} className={classes(css.root, css.tones[tone])}>
      {header !== undefined && (
        <div className={css.header}>
          {header}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      <div className={css.pads[pad]}>{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Card.css.ts';

export const cardTones = ['neutral', 'boost', 'warning', 'danger'] as const;
export type CardTone = (typeof cardTones)[number];

export interface CardProps extends RootProps<HTMLElement> {
  /** What the card holds. */
  children: ReactNode;
  /** A band above the content. */
  header?: ReactNode;
  /** Space around the content; `none` for lists that reach the edge. @default 'lg' */
  pad?: 'none' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Colours the outline when the card holds a pending or a bad state. @default 'neutral' */
  tone?: CardTone | undefined;
}

/** One matter on a surface with a hairline; never in another card. Renders a `section`. */
export function Card({ children, header, pad = 'lg', tone = 'neutral', ...rest }: CardProps) {
  return (
    <section {...rest} className={classes(css.root, css.tones[tone])}>
      {header !== undefined && <div className={css.header}>{header}</div>}
      <div className={css.pads[pad]}>{children}</div>
    </section>
  );
}

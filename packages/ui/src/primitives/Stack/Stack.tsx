import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Stack.css.ts';

export const gaps = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type Gap = (typeof gaps)[number];

export const pads = ['none', 'xs', 'sm', 'md', 'lg', 'xl'] as const;
export type Pad = (typeof pads)[number];

export type Align = keyof typeof css.aligns;
export type Justify = keyof typeof css.justifies;
export type GridColumns = keyof typeof css.counts;

interface BoxProps extends RootProps<HTMLDivElement> {
  /** Items of the layout. */
  children?: ReactNode;
  /**
   * Space between the items.
   * @default 'md'
   */
  gap?: Gap | undefined;
  /**
   * Padding around the items.
   * @default 'none'
   */
  pad?: Pad | undefined;
}

export interface StackProps extends BoxProps {
  /**
   * Cross-axis alignment (`align-items`).
   * @default 'stretch'
   */
  align?: Align | undefined;
}

/** Items in a column. Renders a `div`. */
export function Stack({ gap = 'md', pad = 'none', align = 'stretch', ...rest }: StackProps) {
  return <div {...rest} className={classes(css.stack, css.gaps[gap], css.pads[pad], css.aligns[align])} />;
}

export interface InlineProps extends BoxProps {
  /**
   * Cross-axis alignment (`align-items`).
   * @default 'center'
   */
  align?: Align | undefined;
  /**
   * Main-axis distribution (`justify-content`).
   * @default 'start'
   */
  justify?: Justify | undefined;
  /**
   * Whether items wrap when the row is full (`flex-wrap`).
   * @default 'nowrap'
   */
  wrap?: 'wrap' | 'nowrap' | undefined;
}

/** Items in a row along the text direction. Renders a `div`. */
export function Inline({
  gap = 'sm',
  pad = 'none',
  align = 'center',
  justify = 'start',
  wrap = 'nowrap',
  ...rest
}: InlineProps) {
  return (
    <div
      {...rest}
      className={classes(
        css.inline,
        css.gaps[gap],
        css.pads[pad],
        css.aligns[align],
        css.justifies[justify],
        css.wraps[wrap],
      )}
    />
  );
}

export interface GridProps extends BoxProps {
  /**
   * Number of equal columns; `auto` for as many as fit, `fit` for as many as there are items, if they fit, `lead` for two
   * of which the first is twice as wide.
   * @default 'auto'
   */
  columns?: GridColumns | undefined;
}

/** Items in equal columns. Renders a `div`. */
export function Grid({ gap = 'sm', pad = 'none', columns = 'auto', ...rest }: GridProps) {
  return <div {...rest} className={classes(css.grid, css.gaps[gap], css.pads[pad], css.counts[columns])} />;
}

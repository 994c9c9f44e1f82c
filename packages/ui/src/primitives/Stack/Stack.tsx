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
  /** What stands in it. */
  children?: ReactNode;
  /** Space between the parts. @default 'md' */
  gap?: Gap | undefined;
  /** Space around the parts. @default 'none' */
  pad?: Pad | undefined;
}

export interface StackProps extends BoxProps {
  /** Where the parts stand along the line. @default 'stretch' */
  align?: Align | undefined;
}

/** Parts one below another. Renders a `div`. */
export function Stack({ gap = 'md', pad = 'none', align = 'stretch', ...rest }: StackProps) {
  return <div {...rest} className={classes(css.stack, css.gaps[gap], css.pads[pad], css.aligns[align])} />;
}

export interface InlineProps extends BoxProps {
  /** Where the parts stand across the line. @default 'center' */
  align?: Align | undefined;
  /** Where the parts stand along the line. @default 'start' */
  justify?: Justify | undefined;
  /** What happens when the line is full. @default 'nowrap' */
  wrap?: 'wrap' | 'nowrap' | undefined;
}

/** Parts side by side, along the direction of the text. Renders a `div`. */
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
  /** How many equal columns; `auto`: as many as fit. @default 'auto' */
  columns?: GridColumns | undefined;
}

/** Parts in equal columns. Renders a `div`. */
export function Grid({ gap = 'sm', pad = 'none', columns = 'auto', ...rest }: GridProps) {
  return <div {...rest} className={classes(css.grid, css.gaps[gap], css.pads[pad], css.counts[columns])} />;
}

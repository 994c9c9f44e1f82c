import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Text.css.ts';

export type TextSize = keyof typeof css.sizes;
export type TextTone = keyof typeof css.tones;
export type TextWeight = keyof typeof css.weights;
export type TextLines = keyof typeof css.lines;

interface TextLook {
  /** The words. */
  children: ReactNode;
  /** Colour by meaning. @default 'inherit' */
  tone?: TextTone | undefined;
  /** At most so many lines, then an ellipsis. @default 'any' */
  lines?: TextLines | undefined;
}

export interface TextProps extends RootProps<HTMLSpanElement>, TextLook {
  /** Step of the type scale. @default 'body' */
  size?: TextSize | undefined;
  /** Weight, where it differs from the step's own. */
  weight?: TextWeight | undefined;
  /** A figure of money or a price: tabular, and never turned around. @default false */
  numeric?: boolean | undefined;
}

/** Words within a line. Renders a `span`. */
export function Text({
  size = 'body',
  tone = 'inherit',
  weight,
  lines = 'any',
  numeric = false,
  ...rest
}: TextProps) {
  const names = classes(
    css.root,
    css.sizes[size],
    css.tones[tone],
    weight && css.weights[weight],
    css.lines[lines],
    numeric && css.numeric,
  );
  return <span {...rest} className={names} />;
}

export interface ParagraphProps extends RootProps<HTMLParagraphElement>, TextLook {
  /** Step of the type scale. @default 'body' */
  size?: 'note' | 'label' | 'body' | 'name' | undefined;
  /** It lies on the page itself, in no card: in line with the page's titles. @default false */
  onPage?: boolean | undefined;
}

/** Running text. Renders a `p`. */
export function Paragraph({
  size = 'body',
  tone = 'inherit',
  lines = 'any',
  onPage = false,
  ...rest
}: ParagraphProps) {
  const names = classes(css.root, css.sizes[size], css.tones[tone], css.lines[lines], onPage && css.onPage);
  return <p {...rest} className={names} />;
}

export interface HeadingProps extends RootProps<HTMLHeadingElement>, TextLook {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Step of the type scale. @default 'title' on level 1, 'section' on 2, 'name' below */
  size?: TextSize | undefined;
}

const levels = {
  1: { element: 'h1', size: 'title' },
  2: { element: 'h2', size: 'section' },
  3: { element: 'h3', size: 'name' },
  4: { element: 'h4', size: 'name' },
} as const;

/** A title. Renders `h1` to `h4`, by its level. */
export function Heading({ level, size, tone = 'inherit', lines = 'any', ...rest }: HeadingProps) {
  const { element: Element, size: usual } = levels[level];
  return (
    <Element
      {...rest}
      className={classes(css.root, css.sizes[size ?? usual], css.tones[tone], css.lines[lines])}
    />
  );
}

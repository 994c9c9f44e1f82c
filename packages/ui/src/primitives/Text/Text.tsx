import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Text.css.ts';

export type TextSize = keyof typeof css.sizes;
export type TextTone = keyof typeof css.tones;
export type TextWeight = keyof typeof css.weights;
export type TextLines = keyof typeof css.lines;

interface TextLook {
  /** Text content. */
  children: ReactNode;
  /**
   * Colour by meaning.
   * @default 'inherit'
   */
  tone?: TextTone | undefined;
  /**
   * Maximum number of lines before an ellipsis.
   * @default 'any'
   */
  lines?: TextLines | undefined;
}

export interface TextProps extends RootProps<HTMLSpanElement>, TextLook {
  /**
   * Step of the type scale.
   * @default 'body'
   */
  size?: TextSize | undefined;
  /** Font weight, if it differs from the default of `size`. */
  weight?: TextWeight | undefined;
  /**
   * Sets the text as an amount or a price: in tabular figures, always left to right, and left out by page
   * translators.
   * @default false
   */
  numeric?: boolean | undefined;
}

/** Inline text. Renders a `span`. */
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
  return <span {...rest} translate={numeric ? 'no' : undefined} className={names} />;
}

export interface ParagraphProps extends RootProps<HTMLParagraphElement>, TextLook {
  /**
   * Step of the type scale.
   * @default 'body'
   */
  size?: 'note' | 'label' | 'body' | 'name' | undefined;
  /**
   * Whether the text is directly on the page rather than in a card: aligns it with the page's titles.
   * @default false
   */
  hasPageInset?: boolean | undefined;
}

/** Paragraph. Renders a `p`. */
export function Paragraph({
  size = 'body',
  tone = 'inherit',
  lines = 'any',
  hasPageInset = false,
  ...rest
}: ParagraphProps) {
  const names = classes(
    css.root,
    css.sizes[size],
    css.tones[tone],
    css.lines[lines],
    hasPageInset && css.onPage,
  );
  return <p {...rest} className={names} />;
}

export interface HeadingProps extends RootProps<HTMLHeadingElement>, TextLook {
  /** Heading level. */
  level: 1 | 2 | 3 | 4;
  /**
   * Step of the type scale.
   * @default 'title' on level 1, 'section' on 2, 'name' below
   */
  size?: TextSize | undefined;
}

const levels = {
  1: { element: 'h1', size: 'title' },
  2: { element: 'h2', size: 'section' },
  3: { element: 'h3', size: 'name' },
  4: { element: 'h4', size: 'name' },
} as const;

/** Heading. Renders `h1` to `h4`, depending on `level`. */
export function Heading({ level, size, tone = 'inherit', lines = 'any', ...rest }: HeadingProps) {
  const { element: Element, size: usual } = levels[level];
  return (
    <Element
      {...rest}
      className={classes(css.root, css.sizes[size ?? usual], css.tones[tone], css.lines[lines])}
    />
  );
}

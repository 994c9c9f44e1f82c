import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { markOf } from './markRule.ts';
import * as css from './CompetitionMark.css.ts';

export const competitionMarkSizes = ['sm', 'md', 'lg'] as const;
export type CompetitionMarkSize = (typeof competitionMarkSizes)[number];

export interface CompetitionMarkProps extends RootProps<HTMLSpanElement> {
  /** Name of the competition without its country. The letters are derived from it. */
  name: string;
  /** Code of the country, whose colours the bars have: `de`, `gb-eng`, `world`. */
  country: string;
  /**
   * Size: an icon with one letter, for lists and menus; two letters for cards; and for the title of a page.
   * @default 'sm'
   */
  size?: CompetitionMarkSize | undefined;
}

/** Bars at the slant of the wordmark, in a box of 32, with gaps in which the tile shows. */
const bars = ['M0 25.5h10.7l-1.7 6.5H0z', 'M12.2 25.5h9.2l-1.7 6.5h-9.2z', 'M22.9 25.5H32V32H21.2z'] as const;

/**
 * Mark of a competition, drawn from its name and country: a tile with its initials over three bars. Renders a `span`
 * that is hidden from screen readers: the name is expected next to it.
 */
export function CompetitionMark({ name, country, size = 'sm', ...rest }: CompetitionMarkProps) {
  const mark = markOf(name, country);
  return (
    <span aria-hidden="true" {...rest} className={classes(css.root, css.sizes[size])}>
      <svg viewBox="0 0 32 32">
        <text x="16" y="13.3" dy=".35em" className={classes(css.text, css.letters[size])}>
          {size === 'sm' ? mark.letters[0] : mark.letters.join('')}
        </text>
        {bars.map((d, slot) => (
          <path key={d} d={d} fill={mark.bars[slot]} />
        ))}
      </svg>
    </span>
  );
}

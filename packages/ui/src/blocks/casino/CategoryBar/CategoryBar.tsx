import type { ReactNode } from 'react';
import { ChipLink, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CategoryBar.css.ts';

export interface GameCategory {
  /** Id of the category. */
  readonly id: string;
  /** Name of the category, for example “Slots”. */
  readonly name: string;
  /** Icon of the category. */
  readonly icon: IconName;
  /** Formatted number of games. */
  readonly count?: string | undefined;
  /** URL of the category's page. */
  readonly href: string;
  /** Whether the category is selected. */
  readonly selected?: boolean | undefined;
}

export interface CategoryBarProps extends RootProps<HTMLElement> {
  /** Accessible name of the navigation, for example “Categories”. */
  label: string;
  /** Categories in display order. Undefined while they load. */
  categories: readonly GameCategory[] | undefined;
  /** Button that opens the search, before the first category: an `IconButton`. */
  search?: ReactNode;
  /**
   * Whether the bar sticks below the site header while the page scrolls.
   * @default true
   */
  sticky?: boolean | undefined;
}

/** Categories of games in a horizontally scrolling line. Renders a `nav`; `data-sticky` when `sticky` is set. */
export function CategoryBar({ label, categories, search, sticky = true, ...rest }: CategoryBarProps) {
  return (
    <nav {...rest} aria-label={label} data-sticky={sticky ? '' : undefined} className={css.root}>
      {search}
      <div className={css.row}>
        {categories ? (
          <ChipRow label={label}>
            {categories.map(({ id, name, ...chip }) => (
              <ChipLink key={id} {...chip}>
                {name}
              </ChipLink>
            ))}
          </ChipRow>
        ) : (
          <div aria-hidden="true" className={css.ghosts}>
            {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
              <span key={key} className={css.ghost}>
                <Skeleton shape="chip" />
              </span>
            ))}
          </div>
        )}
      </div>
    </nav>
  );
}

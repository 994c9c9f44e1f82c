import type { ReactNode } from 'react';
import { ChipLink, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CategoryBar.css.ts';

export interface GameCategory {
  /** Identity of the category. */
  readonly id: string;
  /** Its name: "Slots". */
  readonly name: string;
  /** Its icon. */
  readonly icon: IconName;
  /** How many games it holds, formatted. */
  readonly count?: string | undefined;
  /** Its page. */
  readonly href: string;
  /** The page in use. */
  readonly selected?: boolean | undefined;
}

export interface CategoryBarProps extends RootProps<HTMLElement> {
  /** What the bar chooses: "Categories". */
  label: string;
  /** Categories in order; none yet while they load. */
  categories: readonly GameCategory[] | undefined;
  /** The way to the search, before the first category: an `IconButton`. */
  search?: ReactNode;
  /** It stays under the head of the site while the games scroll. @default true */
  sticky?: boolean | undefined;
}

/** Categories of games in one line that scrolls sideways. Renders a `nav`; `data-sticky` while it stays in sight. */
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

import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { SportEntry } from '../SportChips/SportChips.tsx';
import * as css from './SportMenu.css.ts';

export interface SportMenuSection {
  /** Identity among the sections. */
  readonly id: string;
  /** Title above the entries; the first section needs none. */
  readonly title?: string | undefined;
  /** Entries in order. */
  readonly entries: readonly SportEntry[];
}

export interface SportMenuProps extends RootProps<HTMLElement> {
  /** Name of the menu. */
  label: string;
  /** Sports, then pinned competitions. */
  sections: readonly SportMenuSection[];
}

/** Sports and pinned competitions with their counts, for the side of a wide page. Renders a `nav`. */
export function SportMenu({ label, sections, ...rest }: SportMenuProps) {
  const { link: Link } = useUi();
  return (
    <nav {...rest} aria-label={label} className={css.root}>
      {sections.map(({ id, title, entries }) => (
        <div key={id}>
          {title !== undefined && <h2 className={css.title}>{title}</h2>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link
                  href={entry.href}
                  className={css.entry}
                  aria-current={entry.selected ? 'page' : undefined}
                >
                  <Icon name={entry.icon} size="sm" />
                  <span className={css.name}>{entry.name}</span>
                  {entry.count !== undefined && <span className={css.count}>{entry.count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The place of the menu while it loads. Renders a `div` that readers pass over. */
export function SportMenuSkeleton() {
  return (
    <div aria-hidden="true" className={css.root}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <div key={key} className={css.entry}>
          <Skeleton width="half" />
        </div>
      ))}
    </div>
  );
}

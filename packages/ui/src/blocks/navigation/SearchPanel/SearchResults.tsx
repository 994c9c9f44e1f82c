import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './SearchPanel.css.ts';

export interface SearchEntry {
  /** Unique id of the result. */
  readonly id: string;
  /** Name of the result, for example “Harbour City – Crestwood Palace”. */
  readonly name: string;
  /** Context of the result, for example “England · Premier League”. */
  readonly detail?: string | undefined;
  readonly href: string;
  readonly icon?: IconName | undefined;
  /** Mark or flag, in place of the icon. */
  readonly mark?: ReactNode;
  /** Start time, or the current minute. */
  readonly end?: string | undefined;
  /**
   * Whether the match is live.
   * @default false
   */
  readonly live?: boolean | undefined;
}

export interface SearchGroup {
  /** Unique id of the group. */
  readonly id: string;
  /** Title of the group: “Matches”, “Teams”, “Competitions”, “Games”. */
  readonly title: string;
  readonly entries: readonly SearchEntry[];
  /** Link to all results of the kind. */
  readonly more?: { readonly label: string; readonly href: string } | undefined;
}

interface SearchResultsProps {
  groups: readonly SearchGroup[];
  onSelect?: ((id: string) => void) | undefined;
}

/** Search results in groups; groups without entries are left out. Renders a `section` per group. */
export function SearchResults({ groups, onSelect }: SearchResultsProps) {
  const { link: RouterLink } = useUi();
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ id, title, entries, more }) => (
      <section key={id} className={css.group}>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          {more && (
            <span className={css.more}>
              <Link href={more.href} tone="muted">
                {more.label}
              </Link>
            </span>
          )}
        </div>
        <ul>
          {entries.map((entry) => (
            <li key={entry.id} className={css.item}>
              <RouterLink
                href={entry.href}
                data-result=""
                className={css.entry}
                onClick={() => onSelect?.(entry.id)}
              >
                {(entry.mark ?? entry.icon) !== undefined && (
                  <span className={css.icon}>
                    {entry.mark ?? (entry.icon && <Icon name={entry.icon} size="sm" />)}
                  </span>
                )}
                <span className={css.words}>
                  <bdi className={css.name}>{entry.name}</bdi>
                  {entry.detail !== undefined && <bdi className={css.detail}>{entry.detail}</bdi>}
                </span>
                {entry.end !== undefined && (
                  <span className={css.end} data-live={entry.live ? '' : undefined}>
                    {entry.end}
                  </span>
                )}
              </RouterLink>
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** Skeleton of the results while searching. Renders a `div` that is hidden from screen readers. */
export function SearchSkeleton() {
  return (
    <div aria-hidden="true" className={css.group}>
      {['one', 'two', 'three', 'four', 'five'].map((row) => (
        <div key={row} className={css.entry}>
          <div className={css.words}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventSearch } from '../EventSearch/EventSearch.tsx';
import type { SportEntry } from '../SportChips/SportChips.tsx';
import { SportMenuList } from './SportMenuList.tsx';
import * as css from './SportMenu.css.ts';

/** Sport, country or competition; each can contain entries of the next level. */
export interface SportMenuEntry extends Omit<SportEntry, 'icon'> {
  /** Icon of the sport. */
  readonly icon?: SportEntry['icon'] | undefined;
  /** Flag or emblem, in place of an icon. */
  readonly flag?: ReactNode;
  /** Child entries: countries of a sport, competitions of a country. */
  readonly entries?: readonly SportMenuEntry[] | undefined;
  /** Whether the child entries are shown. */
  readonly expanded?: boolean | undefined;
}

export interface SportMenuSection {
  /** Unique id of the section. */
  readonly id: string;
  /** Title above the entries; the first section can omit it. */
  readonly title?: string | undefined;
  /** Entries in order. */
  readonly entries: readonly SportMenuEntry[];
}

export interface SportMenuSearch {
  /** Label of the search field, for example “Search a sport or a competition”. */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Message when nothing is found. */
  readonly emptyTitle: string;
}

export interface SportMenuProps extends RootProps<HTMLElement> {
  /** Accessible name of the menu. */
  label: string;
  /** Sections in order: favourites, sports, pinned competitions. */
  sections: readonly SportMenuSection[];
  /**
   * Heading level of the section titles.
   * @default 2
   */
  level?: 2 | 3 | undefined;
  /** Label of an entry's expand button, for example “Countries of Football”. Without it entries don't expand. */
  expandLabel?: ((name: string) => string) | undefined;
  /** Called when the player expands or collapses an entry. */
  onExpandedChange?: ((id: string, expanded: boolean) => void) | undefined;
  /** Search field above the menu. */
  search?: SportMenuSearch | undefined;
  /** Label of the button that makes the panel narrow or wide. */
  narrowLabel?: string | undefined;
  /**
   * Whether the panel is narrow and shows icons only.
   * @default false
   */
  narrow?: boolean | undefined;
  /** Called when the player makes the panel narrow or wide. Without it there is no button. */
  onNarrowChange?: ((narrow: boolean) => void) | undefined;
}

/**
 * Menu of sports, countries and competitions with their match counts, for the side of a wide page. Renders a `nav`;
 * in a narrow container it shows icons, whose names are still announced by screen readers.
 */
export function SportMenu({
  label,
  sections,
  level = 2,
  expandLabel,
  onExpandedChange,
  search,
  narrowLabel,
  narrow = false,
  onNarrowChange,
  ...rest
}: SportMenuProps) {
  const id = useId();
  const Title = `h${level}` as const;
  const nothing = sections.every(({ entries }) => entries.length === 0);
  return (
    <nav {...rest} aria-label={label} className={css.root}>
      {onNarrowChange && narrowLabel !== undefined && (
        <div className={css.tools}>
          <IconButton
            label={narrowLabel}
            icon="side-menu"
            tone="muted"
            aria-expanded={!narrow}
            onClick={() => onNarrowChange(!narrow)}
          />
        </div>
      )}
      {search && (
        <div className={css.search}>
          <EventSearch label={search.label} value={search.value} onValueChange={search.onValueChange} />
        </div>
      )}
      {search && nothing ? (
        <EmptyState icon="search" title={search.emptyTitle} />
      ) : (
        sections.map((section) => (
          <div key={section.id}>
            {section.title !== undefined && <Title className={css.title}>{section.title}</Title>}
            <SportMenuList
              id={`${id}${section.id}`}
              entries={section.entries}
              expandLabel={expandLabel}
              onExpandedChange={onExpandedChange}
            />
          </div>
        ))
      )}
    </nav>
  );
}

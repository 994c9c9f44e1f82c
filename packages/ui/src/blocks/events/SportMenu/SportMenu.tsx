import { useId, type ReactNode } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { EventSearch } from '../EventSearch/EventSearch.tsx';
import type { SportEntry } from '../SportChips/SportChips.tsx';
import { SportMenuList } from './SportMenuList.tsx';
import * as css from './SportMenu.css.ts';

/** A sport, a country or a competition; each may hold the next. */
export interface SportMenuEntry extends Omit<SportEntry, 'icon'> {
  /** Icon of the sport. */
  readonly icon?: SportEntry['icon'] | undefined;
  /** Flag or emblem, in place of an icon. */
  readonly flag?: ReactNode;
  /** What it holds: countries of a sport, competitions of a country. */
  readonly entries?: readonly SportMenuEntry[] | undefined;
  /** What it holds is in sight. */
  readonly expanded?: boolean | undefined;
}

export interface SportMenuSection {
  /** Identity among the sections. */
  readonly id: string;
  /** Title above the entries; the first section needs none. */
  readonly title?: string | undefined;
  /** Entries in order. */
  readonly entries: readonly SportMenuEntry[];
}

export interface SportMenuSearch {
  /** Words of the field: "Search a sport or a competition". */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** What is said when nothing is found. */
  readonly emptyTitle: string;
}

export interface SportMenuProps extends RootProps<HTMLElement> {
  /** Name of the menu. */
  label: string;
  /** Favourites, sports, pinned competitions: what comes first stands first. */
  sections: readonly SportMenuSection[];
  /** Place of the sections' titles in the outline of the page. @default 2 */
  level?: 2 | 3 | undefined;
  /** Words of the button that opens an entry: "Countries of Football". Without it entries don't open. */
  expandLabel?: ((name: string) => string) | undefined;
  /** The player opened or closed an entry. */
  onExpandedChange?: ((id: string, expanded: boolean) => void) | undefined;
  /** A field that searches the menu. */
  search?: SportMenuSearch | undefined;
  /** Words of the button that makes the panel narrow or wide. */
  narrowLabel?: string | undefined;
  /** The panel is narrow: only icons have room. @default false */
  narrow?: boolean | undefined;
  /** The player made it narrow or wide. Without it there is no button. */
  onNarrowChange?: ((narrow: boolean) => void) | undefined;
}

/**
 * Sports, countries and competitions with their counts, for the side of a wide page. Renders a `nav`;
 * where its place is too narrow for names it shows icons, whose names are still read out.
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

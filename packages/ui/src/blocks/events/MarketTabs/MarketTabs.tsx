import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { EventSearch } from '../EventSearch/EventSearch.tsx';
import { FilterChips, type FilterChipsProps } from '../FilterChips/FilterChips.tsx';
import { useCurrentInSight } from '../../navigation/useCurrentInSight.ts';
import * as css from './MarketTabs.css.ts';

export interface MarketSearch {
  /** Label of the field and of the button that opens it, for example “Search a market”. */
  readonly label: string;
  /** Label of the button that closes the field on phones, for example “Back to the groups”. */
  readonly closeLabel: string;
  /** Label of the clear button. */
  readonly clearLabel: string;
  /** Search text. */
  readonly query: string;
  /** Called when the search text changes; with an empty text when the field is closed. */
  readonly onQueryChange: (query: string) => void;
  /** Number of matching markets as a label, for example “4 markets”. Changes are announced to screen-reader users. */
  readonly found?: string | undefined;
}

export interface MarketFold {
  /** Whether all markets are collapsed. */
  readonly collapsed: boolean;
  /** Label of the button that collapses or expands all markets, for example “Hide all markets”. */
  readonly label: string;
  /** Called when the player collapses or expands all markets. */
  readonly onCollapsedChange: (collapsed: boolean) => void;
}

export interface MarketTabsProps extends FilterChipsProps {
  /** Search in the markets: beside the groups on desktops; on phones a button, and a field in place of the groups. */
  search?: MarketSearch | undefined;
  /** Button that collapses all markets. */
  fold?: MarketFold | undefined;
}

/**
 * Groups of a match's markets as chips, with search and a button that collapses all markets, in one row that sticks to
 * the top while the markets scroll. Renders a `div`, and a `p` with the number of found markets.
 */
export function MarketTabs({ search, fold, ...chips }: MarketTabsProps) {
  const row = useCurrentInSight<HTMLDivElement>(chips.value, '[aria-pressed="true"]');
  const { isOpen, root, open, close } = useSearchField(search);
  return (
    <>
      <div ref={root} className={css.root} data-search={isOpen ? '' : undefined}>
        {search && (
          <>
            {!isOpen && (
              <span className={css.opener}>
                <IconButton label={search.label} icon="search" emphasis="outline" onClick={open} />
              </span>
            )}
            <div className={css.search}>
              {isOpen && <IconButton label={search.closeLabel} icon="back" onClick={close} />}
              <div className={css.field}>
                <EventSearch
                  label={search.label}
                  value={search.query}
                  onValueChange={search.onQueryChange}
                  clearLabel={search.clearLabel}
                />
              </div>
            </div>
          </>
        )}
        {!isOpen && (
          <div className={css.chips}>
            <FilterChips ref={row} {...chips} />
          </div>
        )}
        {fold && (
          <IconButton
            label={fold.label}
            icon={fold.collapsed ? 'down' : 'up'}
            tone="muted"
            aria-expanded={!fold.collapsed}
            onClick={() => fold.onCollapsedChange(!fold.collapsed)}
          />
        )}
      </div>
      {search && (
        <p role="status" className={css.found}>
          {search.found}
        </p>
      )}
    </>
  );
}

/** State of the field on phones, and the focus: in the field when it opens, on its button when it closes. */
function useSearchField(search: MarketSearch | undefined) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    root.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
  }, [isOpen]);
  const open = () => setIsOpen(true);
  const close = () => {
    setIsOpen(false);
    search?.onQueryChange('');
  };
  const closeByKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close());
  useEffect(() => {
    const row = root.current;
    if (!row || !isOpen) return undefined;
    row.addEventListener('keydown', closeByKey);
    return () => row.removeEventListener('keydown', closeByKey);
  }, [isOpen]);
  return { isOpen, root, open, close };
}

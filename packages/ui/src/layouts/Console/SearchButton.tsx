import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './ConsoleLayout.css.ts';

export interface SearchButtonProps extends RootProps<HTMLButtonElement> {
  /** Searchable things, for example “Player, bet, match”. */
  label: string;
  /** Key that opens the search, shown at the end. */
  shortcut?: string | undefined;
  /** Called when the search is opened. */
  onClick: () => void;
}

/**
 * Button that looks like a search field and opens the search. Renders a `button`; `aria-keyshortcuts` if there is a
 * key.
 */
export function SearchButton({ label, shortcut, onClick, ...rest }: SearchButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      className={css.searchButton}
    >
      <Icon name="search" size="sm" />
      <span className={css.searchLabel}>{label}</span>
      {shortcut !== undefined && (
        <kbd aria-hidden="true" className={css.key}>
          {shortcut}
        </kbd>
      )}
    </button>
  );
}

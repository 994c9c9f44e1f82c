import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { SportMenuEntry, SportMenuProps } from './SportMenu.tsx';
import * as css from './SportMenu.css.ts';

interface SportMenuListProps extends Pick<SportMenuProps, 'expandLabel' | 'onExpandedChange'> {
  id: string;
  entries: readonly SportMenuEntry[];
}

/** Entries of the menu with their child entries. Renders a `ul`. */
export function SportMenuList({ id, entries, expandLabel, onExpandedChange }: SportMenuListProps) {
  return (
    <ul id={id} className={css.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} listId={`${id}-${entry.id}`} {...{ expandLabel, onExpandedChange }} />
          {entry.entries && entry.expanded && (
            <SportMenuList
              id={`${id}-${entry.id}`}
              entries={entry.entries}
              {...{ expandLabel, onExpandedChange }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Entry({
  entry,
  listId,
  expandLabel,
  onExpandedChange,
}: Pick<SportMenuProps, 'expandLabel' | 'onExpandedChange'> & { entry: SportMenuEntry; listId: string }) {
  const { link: Link } = useUi();
  const { name, href, icon, flag, count, selected, entries, expanded = false } = entry;
  return (
    <div className={css.row}>
      <Link
        href={href}
        title={name}
        className={css.entry}
        aria-current={selected ? 'page' : undefined}
        data-leaf={expandLabel && !entries ? '' : undefined}
      >
        {flag !== undefined && <span className={css.flag}>{flag}</span>}
        {icon !== undefined && <Icon name={icon} size="sm" />}
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </Link>
      {entries && expandLabel && (
        <button
          type="button"
          aria-label={expandLabel(name)}
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          onClick={() => onExpandedChange?.(entry.id, !expanded)}
          className={css.expand}
        >
          <Icon name={expanded ? 'up' : 'down'} size="sm" />
        </button>
      )}
    </div>
  );
}

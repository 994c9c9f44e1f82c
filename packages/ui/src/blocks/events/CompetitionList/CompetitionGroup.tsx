import { useId } from 'react';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { CompetitionEntry, CompetitionListGroup, CompetitionListProps } from './CompetitionList.tsx';
import * as css from './CompetitionList.css.ts';

interface CompetitionGroupProps extends Pick<
  CompetitionListProps,
  'labels' | 'onSelectedChange' | 'onFavouriteChange' | 'onExpandedChange'
> {
  group: CompetitionListGroup;
  level: 2 | 3;
}

/** Competitions of a country under its title. Renders a `div`. */
export function CompetitionGroup({ group, level, onExpandedChange, ...row }: CompetitionGroupProps) {
  const listId = useId();
  const Title = `h${level}` as const;
  const { title, flag, count, expanded, competitions } = group;
  const inside = (
    <>
      {flag !== undefined && <span className={css.flag}>{flag}</span>}
      <span className={css.titleWords}>{title}</span>
      {count !== undefined && <span className={css.count}>{count}</span>}
    </>
  );
  return (
    <div className={css.group}>
      <Title className={css.title}>
        {expanded === undefined ? (
          <span className={css.fixed}>{inside}</span>
        ) : (
          <button
            type="button"
            aria-expanded={expanded}
            aria-controls={listId}
            onClick={() => onExpandedChange?.(group.id, !expanded)}
            className={css.fold}
          >
            {inside}
            <Icon name={expanded ? 'up' : 'down'} size="sm" />
          </button>
        )}
      </Title>
      <ul id={listId} hidden={expanded === false} className={css.list}>
        {competitions.map((entry) => (
          <Row key={entry.id} entry={entry} {...row} />
        ))}
      </ul>
    </div>
  );
}

function Row({
  entry,
  labels,
  onSelectedChange,
  onFavouriteChange,
}: Omit<CompetitionGroupProps, 'group' | 'level' | 'onExpandedChange'> & { entry: CompetitionEntry }) {
  const { link: Link } = useUi();
  const { id, name, flag, count, href, selected = false, favourite = false } = entry;
  return (
    <li className={css.row} data-selected={selected ? '' : undefined}>
      {onSelectedChange && (
        <Checkbox checked={selected} onCheckedChange={(next) => onSelectedChange(id, next)}>
          <VisuallyHidden>{labels.select(name)}</VisuallyHidden>
        </Checkbox>
      )}
      <Link href={href} className={css.link}>
        {flag !== undefined && <span className={css.flag}>{flag}</span>}
        <span className={css.name}>
          <bdi>{name}</bdi>
        </span>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </Link>
      {onFavouriteChange && (
        <IconButton
          label={labels.favourite(name)}
          icon={favourite ? 'star-filled' : 'star'}
          iconSize="sm"
          tone="muted"
          pressed={favourite}
          onClick={() => onFavouriteChange(id, !favourite)}
        />
      )}
    </li>
  );
}

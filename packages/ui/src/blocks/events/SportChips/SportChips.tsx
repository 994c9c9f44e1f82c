import { ChipLink, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useCurrentInSight } from '../../navigation/useCurrentInSight.ts';
import * as css from './SportChips.css.ts';

export interface SportEntry {
  /** Id of the entry. */
  readonly id: string;
  /** Name of the sport or list, for example “Football” or “Top”. */
  readonly name: string;
  /** Icon of the sport. */
  readonly icon: IconName;
  /** Formatted number of matches. */
  readonly count?: string | undefined;
  /** URL of the sport's page. */
  readonly href: string;
  /** Whether the sport's page is the current page. */
  readonly selected?: boolean | undefined;
}

export interface SportChipsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the group, for example “Sports”. */
  label: string;
  /** Sports in display order. */
  sports: readonly SportEntry[];
}

/**
 * Links to sports in a horizontally scrolling line that scrolls the current one into view. Renders a group of links.
 */
export function SportChips({ label, sports, ...rest }: SportChipsProps) {
  const row = useCurrentInSight<HTMLDivElement>(sports.find(({ selected }) => selected)?.id);
  return (
    <ChipRow ref={row} {...rest} label={label}>
      {sports.map(({ id, name, ...chip }) => (
        <ChipLink key={id} {...chip}>
          {name}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** Placeholder of the chips while they load. Renders a `div` hidden from screen readers. */
export function SportChipsSkeleton() {
  return (
    <div aria-hidden="true" className={css.skeleton}>
      {['one', 'two', 'three', 'four'].map((key) => (
        <span key={key} className={css.ghost}>
          <Skeleton shape="chip" />
        </span>
      ))}
    </div>
  );
}

import { ChipLink, ChipRow } from '../../../primitives/Chip/Chip.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useCurrentInSight } from '../../navigation/useCurrentInSight.ts';
import * as css from './SportChips.css.ts';

export interface SportEntry {
  /** Identity among its list. */
  readonly id: string;
  /** Name of the sport or the list: "Football", "Top". */
  readonly name: string;
  /** Icon of the sport. */
  readonly icon: IconName;
  /** How many events it holds, formatted. */
  readonly count?: string | undefined;
  /** Page of the sport. */
  readonly href: string;
  /** The page in use. */
  readonly selected?: boolean | undefined;
}

export interface SportChipsProps extends RootProps<HTMLDivElement> {
  /** What the chips choose: "Sports". */
  label: string;
  /** Sports in order. */
  sports: readonly SportEntry[];
}

/** Sports in one line that scrolls sideways, each a page; the one in use is in sight. Renders a group of links. */
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

/** The place of the chips while they load. Renders a `div` that readers pass over. */
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

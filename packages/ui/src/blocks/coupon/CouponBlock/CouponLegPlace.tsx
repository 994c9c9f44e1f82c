import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import * as css from './CouponBlock.css.ts';

export interface CouponLegTarget {
  /** Identity of the block. */
  readonly id: string;
  /** Its name: "Block B", "New block", "Lobby". */
  readonly label: string;
  /** The selection is there already, or can't go there. */
  readonly disabled?: boolean | undefined;
}

export interface CouponLegMoveToProps {
  /** Words of the button: "Move Arsenal to win". */
  label: string;
  /** Where the selection can go. */
  targets: readonly CouponLegTarget[];
  /** The player chose a block. */
  onMove?: ((id: string) => void) | undefined;
}

/** The way of a selection to another block. Renders a `button` that opens a menu. */
export function CouponLegMoveTo({ label, targets, onMove }: CouponLegMoveToProps) {
  return (
    <Menu
      trigger={<IconButton label={label} icon="swap" iconSize="sm" tone="muted" />}
      items={targets.map((target) => ({ ...target, onSelect: () => onMove?.(target.id) }))}
    />
  );
}

export const legOrderFlows = ['column', 'row'] as const;

export interface CouponLegOrderProps {
  /** Its buttons stand one over the other, or side by side in a head. @default 'column' */
  flow?: (typeof legOrderFlows)[number] | undefined;
  /** Words of the button that moves it up: "Arsenal to win: one place up". Without them it is the first. */
  upLabel?: string | undefined;
  /** Words of the button that moves it down. Without them it is the last. */
  downLabel?: string | undefined;
  /** The player moves it: -1 is up, 1 is down. */
  onMove?: ((by: -1 | 1) => void) | undefined;
}

/** The place of a selection in a chain. Renders a `div` with one or two buttons. */
export function CouponLegOrder({ flow = 'column', upLabel, downLabel, onMove }: CouponLegOrderProps) {
  return (
    <div className={css.order} data-flow={flow}>
      {upLabel !== undefined && (
        <IconButton label={upLabel} icon="up" iconSize="sm" tone="muted" onClick={() => onMove?.(-1)} />
      )}
      {downLabel !== undefined && (
        <IconButton label={downLabel} icon="down" iconSize="sm" tone="muted" onClick={() => onMove?.(1)} />
      )}
    </div>
  );
}

import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import * as css from './CouponBlock.css.ts';

export interface CouponLegTarget {
  /** Id of the block. */
  readonly id: string;
  /** Name of the block, for example “Block B”, “New block” or “Lobby”. */
  readonly label: string;
  /** Whether the selection is already in the block or not allowed there. */
  readonly disabled?: boolean | undefined;
}

export interface CouponLegMoveToProps {
  /** Label of the button, for example “Move Arsenal to win”. */
  label: string;
  /** Blocks to choose from. */
  targets: readonly CouponLegTarget[];
  /** Called when the player selects a block. */
  onMove?: ((id: string) => void) | undefined;
}

/** Menu for moving a selection to another block. Renders a `button` that opens a menu. */
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
  /**
   * Direction of the buttons: below each other, or side by side in a header.
   * @default 'column'
   */
  flow?: (typeof legOrderFlows)[number] | undefined;
  /** Label of the up button, for example “Arsenal to win: one place up”. Omitted for the first selection. */
  upLabel?: string | undefined;
  /** Label of the down button. Omitted for the last selection. */
  downLabel?: string | undefined;
  /** Called when the player moves the selection: -1 is up, 1 is down. */
  onMove?: ((by: -1 | 1) => void) | undefined;
}

/** Buttons for reordering a selection in a chain. Renders a `div` with one or two buttons. */
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

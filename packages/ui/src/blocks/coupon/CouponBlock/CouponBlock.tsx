import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponBlock.css.ts';

export interface CouponBlockProps extends RootProps<HTMLElement> {
  /** Letter or number of the block, for example “A” or “1”. Omitted for the lobby. */
  mark?: string | undefined;
  /** Name of the block, for example “Block A” or “Lobby”. */
  title: string;
  /** Purpose or size of the block, for example “2 selections”. */
  detail?: string | undefined;
  /** Price of the block: the product of its selections' prices. */
  price?: string | undefined;
  /** Legs of the block: `CouponLeg`s. */
  legs?: ReactNode;
  /** Message of an empty block, for example “Move a selection here.” */
  emptyText?: string | undefined;
  /** Stake of the block in a conditional coupon: a small `StakeField`. */
  stake?: ReactNode;
  /** Controls of the block at the end of its header: `CouponLegOrder`. */
  actions?: ReactNode;
  /** Label of the remove button. The block's selections move to the lobby. */
  removeLabel?: string | undefined;
  /** Called when the player removes the block. Without it there is no button. */
  onRemove?: (() => void) | undefined;
}

/** Block of selections that count as one, or the lobby, whose selections count in every bet. Renders a `section`. */
export function CouponBlock({
  mark,
  title,
  detail,
  price,
  legs,
  emptyText,
  stake,
  actions,
  removeLabel,
  onRemove,
  ...rest
}: CouponBlockProps) {
  return (
    <section aria-label={title} {...rest} className={css.root}>
      <div className={css.head}>
        <span aria-hidden="true" className={css.mark} data-lobby={mark === undefined ? '' : undefined}>
          {mark ?? <Icon name="plus" size="xs" />}
        </span>
        <span className={css.words}>
          <span>{title}</span>
          {detail !== undefined && <span className={css.detail}>{detail}</span>}
        </span>
        {price !== undefined && (
          <bdi dir="ltr" translate="no" className={css.price}>
            {price}
          </bdi>
        )}
        {actions}
        {onRemove && removeLabel !== undefined && (
          <IconButton label={removeLabel} icon="trash" iconSize="sm" tone="muted" onClick={onRemove} />
        )}
      </div>
      {legs !== undefined && <ul>{legs}</ul>}
      {legs === undefined && emptyText !== undefined && <p className={css.empty}>{emptyText}</p>}
      {stake !== undefined && <div className={css.stake}>{stake}</div>}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponBlock.css.ts';

export interface CouponBlockProps extends RootProps<HTMLElement> {
  /** The block's letter or place: "A", "1". The lobby has none. */
  mark?: string | undefined;
  /** Its name: "Block A", "Lobby". */
  title: string;
  /** What it is for, or how many selections it holds: "2 selections". */
  detail?: string | undefined;
  /** Its price: the product of its selections. */
  price?: string | undefined;
  /** `CouponLeg`s. */
  legs?: ReactNode;
  /** What an empty block says: "Move a selection here." */
  emptyText?: string | undefined;
  /** Its own stake, in a conditional coupon: a small `StakeField`. */
  stake?: ReactNode;
  /** Controls of the whole block at the end of its head: `CouponLegOrder`. */
  actions?: ReactNode;
  /** Words of the button that takes the block away; its selections go to the lobby. */
  removeLabel?: string | undefined;
  /** The player takes the block away. Without it there is no button. */
  onRemove?: (() => void) | undefined;
}

/** Selections of a coupon that count as one, or its lobby, which counts in every bet. Renders a `section`. */
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
          {title}
          {detail !== undefined && <span className={css.detail}>{detail}</span>}
        </span>
        {price !== undefined && (
          <bdi dir="ltr" className={css.price}>
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

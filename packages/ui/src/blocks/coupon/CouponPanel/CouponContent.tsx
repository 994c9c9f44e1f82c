import type { ReactNode } from 'react';
import { CouponTypeTabs, type CouponTypeChoice } from '../CouponTypeTabs/CouponTypeTabs.tsx';
import * as css from './CouponPanel.css.ts';

export interface CouponTypeOption extends CouponTypeChoice {
  /** Not possible with these selections; `unavailable` says why. */
  readonly disabled?: boolean | undefined;
}

/** What the coupon holds, the same beside a page and in a sheet over it. */
export interface CouponContent {
  /** What the types choose, for readers. */
  typesLabel?: string | undefined;
  /** Types of bet that are always in sight, in order. @default none */
  types?: readonly CouponTypeOption[] | undefined;
  /** The other types, behind "More". @default none */
  moreTypes?: readonly CouponTypeOption[] | undefined;
  /** "More". */
  moreLabel?: string | undefined;
  /** The type in use. */
  type?: string | undefined;
  /** The player chose another type. */
  onTypeChange?: ((type: string) => void) | undefined;
  /** News that stays in sight while the legs scroll: `CouponUndo`. */
  notice?: ReactNode;
  /** What stands before the legs and scrolls with them: `SystemPicker`, `OneClickRow`. */
  lead?: ReactNode;
  /** `CouponLeg`s; `CouponEmpty`, `CouponBlock`s or a placement's state go into `children`. */
  legs?: ReactNode;
  /** What stands in place of the legs, or after them. */
  children?: ReactNode;
}

type TypesProps = Pick<
  CouponContent,
  'typesLabel' | 'types' | 'moreTypes' | 'moreLabel' | 'type' | 'onTypeChange'
>;

/** The types of bet; nothing while there is no choice. Renders a `div`. */
export function CouponTypes({
  typesLabel = '',
  types = [],
  moreTypes = [],
  moreLabel,
  type = '',
  onTypeChange,
}: TypesProps) {
  if (types.length === 0) return null;
  return (
    <div className={css.types}>
      <CouponTypeTabs
        label={typesLabel}
        types={types.map(choiceOf)}
        moreTypes={moreTypes.map(choiceOf)}
        moreLabel={moreLabel}
        value={type}
        onValueChange={onTypeChange}
      />
    </div>
  );
}

/** News that stays in sight. Renders a `div`. */
export function CouponNotice({ children }: { children: ReactNode }) {
  return children === undefined ? null : <div className={css.notice}>{children}</div>;
}

/** What stands before the legs, the legs, and what stands in their place. */
export function CouponLegList({ lead, legs, children }: Pick<CouponContent, 'lead' | 'legs' | 'children'>) {
  return (
    <>
      {lead !== undefined && <div className={css.lead}>{lead}</div>}
      {legs !== undefined && <ul>{legs}</ul>}
      {children}
    </>
  );
}

const choiceOf = ({ disabled = false, ...choice }: CouponTypeOption): CouponTypeChoice =>
  disabled && choice.unavailable === undefined ? { ...choice, unavailable: '' } : choice;

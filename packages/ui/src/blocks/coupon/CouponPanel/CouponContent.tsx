import type { ReactNode } from 'react';
import { CouponTypeTabs, type CouponTypeChoice } from '../CouponTypeTabs/CouponTypeTabs.tsx';
import * as css from './CouponPanel.css.ts';

export interface CouponTypeOption extends CouponTypeChoice {
  /** Whether the type isn't possible with these selections. `unavailable` has the reason. */
  readonly disabled?: boolean | undefined;
}

/** Content of the coupon, shared by the panel next to a page and the sheet over it. */
export interface CouponContent {
  /** Accessible name of the choice of types. */
  typesLabel?: string | undefined;
  /**
   * Bet types that are always visible, in display order.
   * @default none
   */
  types?: readonly CouponTypeOption[] | undefined;
  /**
   * Further types, in the “More” menu.
   * @default none
   */
  moreTypes?: readonly CouponTypeOption[] | undefined;
  /** Label of the menu, for example “More”. */
  moreLabel?: string | undefined;
  /** Selected type. */
  type?: string | undefined;
  /** Called when the player selects another type. */
  onTypeChange?: ((type: string) => void) | undefined;
  /** Message that stays visible while the legs scroll: `CouponUndo`. */
  notice?: ReactNode;
  /** Content before the legs that scrolls with them: `SystemPicker`, `OneClickRow`. */
  lead?: ReactNode;
  /** Legs: `CouponLeg`s. Pass `CouponEmpty`, `CouponBlock`s or a placement state as `children`. */
  legs?: ReactNode;
  /** Content after or instead of the legs. */
  children?: ReactNode;
}

type TypesProps = Pick<
  CouponContent,
  'typesLabel' | 'types' | 'moreTypes' | 'moreLabel' | 'type' | 'onTypeChange'
>;

/** Choice of the bet type. Renders a `div`, or nothing when there is no choice. */
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

/** Message that stays visible while the legs scroll. Renders a `div`. */
export function CouponNotice({ children }: { children: ReactNode }) {
  return children === undefined ? null : <div className={css.notice}>{children}</div>;
}

/** Scrollable content of the coupon: `lead`, legs and `children`. */
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

import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponTypeTabs.css.ts';

export interface CouponTypeChoice {
  /** Type of the coupon. */
  readonly value: string;
  /** Its words: "Express", "System 2/3". */
  readonly label: string;
  /** What it does, in one sentence: "Every bet is followed by the next one." */
  readonly hint?: string | undefined;
  /** Why it isn't possible with these selections: "Takes 3 selections or more." */
  readonly unavailable?: string | undefined;
}

export interface CouponTypeTabsProps extends RootProps<HTMLDivElement> {
  /** What is chosen, for readers: "Type of bet". */
  label: string;
  /** Types that are always in sight: two or three. */
  types: readonly CouponTypeChoice[];
  /** All the others, behind the last segment. @default none */
  moreTypes?: readonly CouponTypeChoice[] | undefined;
  /** Words of that segment: "More". */
  moreLabel?: string | undefined;
  /** The type in use. */
  value: string;
  /** The player chose another type. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** Type of the coupon: the usual ones in sight, the others with their reasons behind "More". Renders a `div`. */
export function CouponTypeTabs({
  label,
  types,
  moreTypes = [],
  moreLabel = '',
  value,
  onValueChange,
  ...rest
}: CouponTypeTabsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = moreTypes.find((type) => type.value === value);
  return (
    <div {...rest} className={css.root}>
      <div className={css.line}>
        <div className={css.shown}>
          <SegmentedControl
            label={label}
            options={types.map((type) => ({ ...type, disabled: type.unavailable !== undefined }))}
            value={value}
            onValueChange={onValueChange}
          />
        </div>
        {moreTypes.length > 0 && (
          <div className={css.more}>
            <Popover
              label={moreLabel}
              open={isOpen}
              onOpenChange={setIsOpen}
              trigger={
                <Button tone={chosen === undefined ? 'neutral' : 'strong'}>
                  {chosen === undefined ? (
                    <>
                      <span className={css.word}>{moreLabel}</span>
                      <span className={css.sign}>
                        <VisuallyHidden>{moreLabel}</VisuallyHidden>
                        <Icon name="more" />
                      </span>
                    </>
                  ) : (
                    chosen.label
                  )}
                  <span className={chosen === undefined ? css.word : undefined}>
                    <Icon name="down" size="sm" />
                  </span>
                </Button>
              }
            >
              <RadioGroup
                label={label}
                options={[...types, ...moreTypes].map(({ hint, unavailable, ...type }) => ({
                  ...type,
                  hint: unavailable ?? hint,
                  disabled: unavailable !== undefined,
                }))}
                value={value}
                onValueChange={(next) => {
                  setIsOpen(false);
                  onValueChange?.(next);
                }}
              />
            </Popover>
          </div>
        )}
      </div>
    </div>
  );
}

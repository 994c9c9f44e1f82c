import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { CouponTypeTabsProps } from './CouponTypeTabs.tsx';
import * as css from './CouponTypeTabs.css.ts';

type Shared = Pick<CouponTypeTabsProps, 'label' | 'types' | 'value' | 'onValueChange'>;

export interface CouponMoreTypesProps extends Shared {
  /** Types in the menu. */
  moreTypes: NonNullable<CouponTypeTabsProps['moreTypes']>;
  /** Label of the button while none of its types is selected. */
  moreLabel: string;
}

/**
 * Last segment of the types: opens a list of all types with hints or reasons why they are unavailable. Renders a
 * `button` with a popover.
 */
export function CouponMoreTypes({
  label,
  types,
  moreTypes,
  moreLabel,
  value,
  onValueChange,
}: CouponMoreTypesProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Arrow keys select each type they pass, so the list stays open while they are used.
  const isPassing = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    isPassing.current = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    // Prevents Enter from also clicking the button that receives the focus, which would reopen the list.
    event.preventDefault();
    setIsOpen(false);
  };
  const chosen = moreTypes.find((type) => type.value === value);
  return (
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
      <div role="presentation" onKeyDown={onKeyDown} onPointerDown={() => (isPassing.current = false)}>
        <RadioGroup
          label={label}
          options={[...types, ...moreTypes].map(({ hint, unavailable, ...type }) => ({
            ...type,
            hint: unavailable ?? hint,
            disabled: unavailable !== undefined,
          }))}
          value={value}
          onValueChange={(next) => {
            if (!isPassing.current) setIsOpen(false);
            onValueChange?.(next);
          }}
        />
      </div>
    </Popover>
  );
}

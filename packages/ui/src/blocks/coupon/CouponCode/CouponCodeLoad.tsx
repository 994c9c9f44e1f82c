import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponCode.css.ts';

export interface CouponCodeLoadLabels {
  /** Label of the field, for example “Coupon code”. */
  label: string;
  /** Hint below the label, for example “6 to 8 letters and figures”. */
  hint?: string | undefined;
  /** Label of the load button, for example “Load”. */
  load: string;
}

export interface CouponCodeLoadProps extends RootProps<HTMLFormElement> {
  /** Labels of the form. */
  labels: CouponCodeLoadLabels;
  /** Entered code. */
  value: string;
  /** Error message for an unknown code, with a suggested action. */
  error?: string | undefined;
  /**
   * Message about the consequence or result, for example “Replaces your 3 selections.” or “2 of 5 selections are
   * over.”
   */
  notice?: string | undefined;
  /**
   * Tone of `notice`.
   * @default 'info'
   */
  noticeTone?: 'info' | 'warning' | 'success' | undefined;
  /** Action of `notice`. */
  noticeAction?: ReactNode;
  /**
   * Whether the coupon is loading.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the entered code changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player submits the code. */
  onLoad?: ((code: string) => void) | undefined;
}

/** Form for loading a saved coupon by its code. Renders a `form`. */
export function CouponCodeLoad({
  labels,
  value,
  error,
  notice,
  noticeTone = 'info',
  noticeAction,
  busy = false,
  onValueChange,
  onLoad,
  ...rest
}: CouponCodeLoadProps) {
  return (
    <form
      {...rest}
      className={css.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && value !== '') onLoad?.(value);
      }}
    >
      <Field label={labels.label} hint={labels.hint} error={error}>
        <Input
          value={value}
          icon="coupon"
          numeric
          autoComplete="off"
          enterKeyHint="go"
          onValueChange={onValueChange}
        />
      </Field>
      {notice !== undefined && (
        <Notice tone={noticeTone} action={noticeAction} announced>
          {notice}
        </Notice>
      )}
      <Button type="submit" tone="strong" size="lg" width="full" busy={busy} disabled={value === ''}>
        {labels.load}
      </Button>
    </form>
  );
}

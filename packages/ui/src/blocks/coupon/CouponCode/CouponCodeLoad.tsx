import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponCode.css.ts';

export interface CouponCodeLoadWords {
  /** "Coupon code". */
  label: string;
  /** "6 to 8 letters and figures". */
  hint?: string | undefined;
  /** "Load". */
  load: string;
}

export interface CouponCodeLoadProps extends RootProps<HTMLFormElement> {
  /** Names and actions. */
  words: CouponCodeLoadWords;
  /** The code as typed. */
  value: string;
  /** Why there is no such coupon, and what to do. */
  error?: string | undefined;
  /** What follows, or what came of it: "Replaces your 3 selections.", "2 of 5 selections are over." */
  notice?: string | undefined;
  /** What kind of news that is. @default 'info' */
  noticeTone?: 'info' | 'warning' | 'success' | undefined;
  /** The way on from that notice. */
  noticeAction?: ReactNode;
  /** The coupon is on its way. @default false */
  busy?: boolean | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player wants the coupon. */
  onLoad?: ((code: string) => void) | undefined;
}

/** Takes the code of a kept coupon. Renders a `form`. */
export function CouponCodeLoad({
  words,
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
      <Field label={words.label} hint={words.hint} error={error}>
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
        {words.load}
      </Button>
    </form>
  );
}

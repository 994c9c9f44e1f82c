import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { DetailList, type DetailItem } from '../DetailList/DetailList.tsx';

export interface PromoCodeFormLabels {
  /** Label of the code field, for example “Promo code”. */
  readonly code: string;
  /** Label of the submit button, for example “Check the code”. */
  readonly submit: string;
  /** Format of a code and where players get one. */
  readonly hint?: string | undefined;
}

export interface PromoCodeFormProps extends RootProps<HTMLElement> {
  /** Entered code. */
  value: string;
  labels: PromoCodeFormLabels;
  /** Title above the field, for example “Promo code”. */
  title?: string | undefined;
  /** Error message, for example for an unknown, used or expired code, with a suggested action. */
  error?: string | undefined;
  /** Benefit of the code, after it was checked or used. */
  result?: { readonly text: string; readonly details?: readonly DetailItem[] | undefined } | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the entered code changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player submits the code. */
  onSubmit?: (() => void) | undefined;
}

/** Form for checking or using a promo code, with the code's benefit. Renders a `section` with a `form`. */
export function PromoCodeForm({
  value,
  labels,
  title,
  error,
  result,
  busy,
  onValueChange,
  onSubmit,
  ...rest
}: PromoCodeFormProps) {
  return (
    <Card {...rest}>
      <AccountForm
        title={title}
        submitLabel={labels.submit}
        saved={result?.text}
        busy={busy}
        onSubmit={onSubmit}
      >
        {result?.details !== undefined && <DetailList details={result.details} />}
        <Field label={labels.code} hint={labels.hint} error={error} required>
          <Input
            name="promoCode"
            autoComplete="off"
            enterKeyHint="send"
            value={value}
            onValueChange={onValueChange}
          />
        </Field>
      </AccountForm>
    </Card>
  );
}

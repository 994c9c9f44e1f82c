import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FactList, type Fact } from '../FactList/FactList.tsx';

export interface PromoCodeFormWords {
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
  words: PromoCodeFormWords;
  /** Title above the field, for example “Promo code”. */
  title?: string | undefined;
  /** Error message, for example for an unknown, used or expired code, with a suggested action. */
  error?: string | undefined;
  /** Benefit of the code, after it was checked or used. */
  result?: { readonly text: string; readonly facts?: readonly Fact[] | undefined } | undefined;
  /** Whether a request is pending. @default false */
  busy?: boolean | undefined;
  /** Called when the entered code changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player submits the code. */
  onSubmit?: (() => void) | undefined;
}

/** Form for checking or using a promo code, with the code's benefit. Renders a `section` with a `form`. */
export function PromoCodeForm({
  value,
  words,
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
        submitLabel={words.submit}
        saved={result?.text}
        busy={busy}
        onSubmit={onSubmit}
      >
        {result?.facts !== undefined && <FactList facts={result.facts} />}
        <Field label={words.code} hint={words.hint} error={error} required>
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

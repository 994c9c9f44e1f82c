import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FactList, type Fact } from '../FactList/FactList.tsx';

export interface PromoCodeFormWords {
  /** "Promo code". */
  readonly code: string;
  /** "Check the code". */
  readonly submit: string;
  /** What a code looks like, and where it comes from. */
  readonly hint?: string | undefined;
}

export interface PromoCodeFormProps extends RootProps<HTMLElement> {
  /** The code as typed. */
  value: string;
  words: PromoCodeFormWords;
  /** "Promo code", above the field. */
  title?: string | undefined;
  /** What is wrong: unknown, used, run out, and what to do. */
  error?: string | undefined;
  /** What the code gives, once it was checked or used. */
  result?: { readonly text: string; readonly facts?: readonly Fact[] | undefined } | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player sends the code. */
  onSubmit?: (() => void) | undefined;
}

/** A promo code to check or to use, with what it gives. Renders a `section` with a `form`. */
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

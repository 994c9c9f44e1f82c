import { Field, Input, Select, type FieldProblem } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import type { OfferDraft } from './offerDraft.ts';

export interface OfferFieldsProps {
  readonly draft: OfferDraft;
  readonly problems: readonly FieldProblem[];
  /** True if the form was sent once, so that the fields show their faults. */
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<OfferDraft>) => void;
}

interface OfferLineProps extends OfferFieldsProps {
  readonly name:
    | 'days'
    | 'perPlayer'
    | 'maxGrants'
    | 'countries'
    | 'percent'
    | 'minOdds'
    | 'times'
    | 'assumedReturn'
    | 'minLegs';
  readonly hint?: string;
}

/** Field of an offer that is one line of text. */
export function OfferLine({ name, hint, draft, problems, isTried, onChange }: OfferLineProps) {
  return (
    <CheckedField
      name={name}
      label={t(`offerForm.${name}`)}
      hint={hint}
      problems={problems}
      isTried={isTried}
    >
      <Input value={draft[name]} onValueChange={(value) => onChange({ [name]: value })} />
    </CheckedField>
  );
}

interface OfferChoiceProps<Name extends keyof OfferDraft> extends OfferFieldsProps {
  readonly name: Name;
  /** Prefix of the texts of the options. */
  readonly prefix: string;
  readonly options: readonly (OfferDraft[Name] & string)[];
}

/** Field of an offer that is one of a few values. */
export function OfferChoice<Name extends 'kind' | 'product' | 'base' | 'countFrom'>({
  name,
  prefix,
  options,
  draft,
  onChange,
}: OfferChoiceProps<Name>) {
  return (
    <Field label={t(`offerForm.${name}`)}>
      <Select
        options={options.map((value) => ({ value, label: messageOf(prefix, value) }))}
        value={draft[name]}
        onValueChange={(value) => {
          const chosen = options.find((one) => one === value);
          if (chosen !== undefined) onChange({ [name]: chosen });
        }}
      />
    </Field>
  );
}

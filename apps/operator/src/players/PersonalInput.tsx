import type { WholePersonalData } from '@touchline/contract/operators';
import type { PersonalField } from '@touchline/contract/personalData';
import { DateInput, Field, Input, Select } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { dateLabels } from '../shared/dateLabels.ts';
import { isDayWrong } from '../shared/dayFault.ts';
import { documentName } from './personalText.ts';

interface PersonalInputProps extends Pick<WholePersonalData, 'documentTypes'> {
  readonly field: PersonalField;
  readonly value: string;
  readonly problem: string | undefined;
  /**
   * Called with the new value.
   * @param isWrong true for a day that is incomplete or doesn't exist; the value is empty then
   */
  readonly onChange: (value: string, isWrong: boolean) => void;
}

const days: ReadonlySet<PersonalField> = new Set(['date_birthday', 'passport_date', 'passport_end_date']);

/** Field of the form for personal data: a day, a choice of the document, or a text. */
export function PersonalInput({ field, problem, ...props }: PersonalInputProps) {
  return (
    <Field
      label={messageOf('dataField', field)}
      hint={field === 'country' ? t('personal.countryHint') : undefined}
      error={problem}
      data-field={field}
    >
      <Control field={field} {...props} />
    </Field>
  );
}

function Control({ field, value, documentTypes, onChange }: Omit<PersonalInputProps, 'problem'>) {
  if (days.has(field)) {
    return (
      <DateInput
        labels={dateLabels}
        value={value}
        onValueChange={(day, problem) => onChange(day, isDayWrong(problem))}
      />
    );
  }
  if (field === 'document_type_id') {
    return (
      <Select
        value={value}
        onValueChange={(id) => onChange(id, false)}
        options={[
          { value: '', label: t('personal.noDocument') },
          ...documentTypes.map(({ id }) => ({ value: String(id), label: documentName(String(id)) })),
        ]}
      />
    );
  }
  return <Input value={value} onValueChange={(text) => onChange(text, false)} />;
}

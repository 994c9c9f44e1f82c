import { Input, type FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { textLanguages, type Texts } from '../shared/texts.ts';

interface NameFieldsProps {
  readonly names: Texts;
  readonly onChange: (names: Texts) => void;
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
}

/** Names of a category in each language; the problem of one has the language as its field. */
export function NameFields({ names, onChange, ...checked }: NameFieldsProps) {
  return textLanguages.map((language) => (
    <CheckedField key={language} name={language} label={t('casino.nameIn', { language })} {...checked}>
      <Input
        value={names[language] ?? ''}
        onValueChange={(value) => onChange({ ...names, [language]: value })}
        maxLength={60}
      />
    </CheckedField>
  ));
}

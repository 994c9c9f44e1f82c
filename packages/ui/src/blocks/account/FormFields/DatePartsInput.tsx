import { useId } from 'react';
import { useFieldLinks } from '../../../primitives/Field/fieldContext.ts';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { joinDate, monthNames, partsInOrder, splitDate, type DatePart } from './dateParts.ts';
import type { DatePartWords } from './formField.ts';
import * as css from './FormFields.css.ts';

export interface DatePartsInputProps extends RootProps<HTMLDivElement> {
  /** What the day is: "Date of birth". */
  label: string;
  /** Year, month and day joined by hyphens; a part may be empty: "1990-04-". */
  value: string;
  /** Names of the parts. */
  words: DatePartWords;
  /** It is the player's birthday, which the browser may fill in. @default false */
  birthday?: boolean | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
  /** The player filled in a part. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A day far from today, which no calendar reaches in a few steps: its parts in the order of the language.
 * Renders a `div` with the role of a group; takes errors from the `Field` around it.
 */
export function DatePartsInput({
  label,
  value,
  words,
  birthday = false,
  disabled,
  onValueChange,
  ...rest
}: DatePartsInputProps) {
  const { locale } = useUi();
  const links = useFieldLinks();
  const own = useId();
  const date = splitDate(value);
  const change = (part: DatePart) => (next: string) => onValueChange?.(joinDate({ ...date, [part]: next }));
  const shared = (part: DatePart, place: number) => ({
    // The label of the field points to the part that comes first in this language.
    id: place === 0 && 'id' in links ? links.id : `${own}-${part}`,
    'aria-label': words[part],
    value: date[part],
    disabled,
    onValueChange: change(part),
  });
  return (
    <div {...rest} role="group" aria-label={label} className={css.parts}>
      {partsInOrder(locale).map((part, place) =>
        part === 'month' ? (
          <div key={part} className={css.long}>
            <Select
              {...shared(part, place)}
              options={[
                { value: '', label: words.month },
                ...monthNames(locale).map((name, index) => ({
                  value: String(index + 1).padStart(2, '0'),
                  label: name,
                })),
              ]}
            />
          </div>
        ) : (
          <div key={part} className={css.short}>
            <Input
              {...shared(part, place)}
              inputMode="numeric"
              placeholder={words[part]}
              autoComplete={birthday ? `bday-${part}` : 'off'}
              maxLength={part === 'day' ? 2 : 4}
            />
          </div>
        ),
      )}
    </div>
  );
}

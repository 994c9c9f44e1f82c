import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PhoneCountry } from './formField.ts';
import { PhoneCode } from './PhoneCode.tsx';

export interface PhoneInputProps extends RootProps<HTMLInputElement> {
  /** The number without the code of the country. */
  value: string;
  /** Country in use, by its two letters. */
  country: string;
  /** Countries to choose from. */
  countries: readonly PhoneCountry[];
  /** Names the picker for readers: "Country code". */
  codeLabel: string;
  /** An example of a number. */
  placeholder?: string | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
  /** The player typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player chose another country. */
  onCountryChange?: ((country: string) => void) | undefined;
}

/** A phone number with a picker of its country's code. Renders an `input` in a box; takes its label from the `Field` around it. */
export function PhoneInput({
  country,
  countries,
  codeLabel,
  onCountryChange,
  disabled = false,
  ...rest
}: PhoneInputProps) {
  return (
    <Input
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      disabled={disabled}
      start={
        <PhoneCode
          label={codeLabel}
          country={country}
          countries={countries}
          disabled={disabled}
          onCountryChange={onCountryChange}
        />
      }
    />
  );
}

import { Input } from '../../../primitives/Input/Input.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PhoneCountry } from './formField.ts';
import { PhoneCode } from './PhoneCode.tsx';

export interface PhoneInputProps extends RootProps<HTMLInputElement> {
  /** Number without the dialling code. */
  value: string;
  /** Selected country as an ISO 3166-1 alpha-2 code. */
  country: string;
  /** Available countries. */
  countries: readonly PhoneCountry[];
  /** Accessible name of the country picker, for example “Country code”. */
  codeLabel: string;
  /** Example of a number. */
  placeholder?: string | undefined;
  /**
   * Whether the field is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the number changes. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the player selects another country. */
  onCountryChange?: ((country: string) => void) | undefined;
}

/**
 * Phone number with a picker of the dialling code. Renders an `input` in a box; takes its label from the surrounding
 * `Field`.
 */
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

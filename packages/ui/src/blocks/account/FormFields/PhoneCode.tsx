import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { PhoneCountry } from './formField.ts';
import * as css from './FormFields.css.ts';

interface PhoneCodeProps {
  label: string;
  country: string;
  countries: readonly PhoneCountry[];
  disabled: boolean;
  onCountryChange?: ((country: string) => void) | undefined;
}

/** Dialling code of a country; the list shows country names. Renders a `span` with a `select`. */
export function PhoneCode({ label, country, countries, disabled, onCountryChange }: PhoneCodeProps) {
  return (
    <span className={css.code}>
      <bdi dir="ltr" translate="no" aria-hidden="true">
        {countries.find(({ id }) => id === country)?.code}
      </bdi>
      <Icon name="down" size="sm" />
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        value={country}
        disabled={disabled}
        onChange={(event) => onCountryChange?.(event.target.value)}
        className={css.codeSelect}
      >
        {countries.map(({ id, name, code }) => (
          <option key={id} value={id} className={css.codeOption}>
            {`${name} ${code}`}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A country of the list, as the phone field shows it. */
export interface PhoneCountry {
  /** Two lower-case letters. */
  readonly id: string;
  readonly name: string;
  /** With its plus. */
  readonly code: string;
}

/** A phone as the platform takes it, digits only. */
export interface PhoneParts {
  readonly phone_code: string;
  readonly phone_number: string;
}

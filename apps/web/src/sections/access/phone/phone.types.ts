/** A country of the list in the phone field. */
export interface PhoneCountry {
  /** Two lowercase letters. */
  readonly id: string;
  readonly name: string;
  /** Calling code with its plus. */
  readonly code: string;
}

/** A phone number in the API's format, digits only. */
export interface PhoneParts {
  readonly phone_code: string;
  readonly phone_number: string;
}

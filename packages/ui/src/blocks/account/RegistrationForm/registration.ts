import type { RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';

/** Registration methods. */
export const registrationMethods = ['email', 'oneClick', 'phone', 'social'] as const;
export type RegistrationMethod = (typeof registrationMethods)[number];

export interface RegistrationValues {
  readonly email: string;
  readonly password: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Promo code, on sites that support promo codes. */
  readonly promoCode?: string | undefined;
  /** Whether the player confirms being of age and agrees to the rules. */
  readonly agreed: boolean;
}

export interface RegistrationLabels {
  /** Accessible name of the method tabs, for example “Way to register”. */
  readonly methods: string;
  readonly email: string;
  readonly password: string;
  /** Requirements for a password. */
  readonly passwordHint: string;
  readonly currency: string;
  /** Label of the field, for example “Promo code”. Without it the field isn't shown. */
  readonly promoCode?: string | undefined;
  /** Label after the name of an optional field, for example “optional”. */
  readonly optional?: string | undefined;
  /** Explanation of one-click or third-party registration, for example “You get a login and a password at once.” */
  readonly oneClickLead: string;
  /** Label of the submit button, for example “Create account”. */
  readonly submit: string;
}

export interface RegistrationBonuses {
  /** Label of the choice, for example “Bonus for your first deposit”. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly RadioOption[];
}

import type { RadioOption } from '../../../primitives/RadioGroup/RadioGroup.tsx';

/** Ways to register. */
export const registrationMethods = ['email', 'oneClick', 'phone', 'social'] as const;
export type RegistrationMethod = (typeof registrationMethods)[number];

export interface RegistrationValues {
  readonly email: string;
  readonly password: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Where the site takes promo codes. */
  readonly promoCode?: string | undefined;
  /** Of age, and agrees to the rules. */
  readonly agreed: boolean;
}

export interface RegistrationWords {
  /** What the tabs choose: "Way to register". */
  readonly methods: string;
  readonly email: string;
  readonly password: string;
  /** What a password must be. */
  readonly passwordHint: string;
  readonly currency: string;
  /** "Promo code"; without it the field isn't shown. */
  readonly promoCode?: string | undefined;
  /** Beside what may stay empty: "optional". */
  readonly optional?: string | undefined;
  /** What one click does, or what follows from signing in elsewhere: "You get a login and a password at once." */
  readonly oneClickLead: string;
  /** "Create account". */
  readonly submit: string;
}

export interface RegistrationBonuses {
  /** "Bonus for your first deposit". */
  readonly label: string;
  readonly value: string;
  readonly options: readonly RadioOption[];
}

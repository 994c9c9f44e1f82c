import type { RegistrationType } from '@touchline/contract';
import type { RegistrationMethod } from '@touchline/ui';

/** Registration types with their form and address segment: `/registration/fast`. */
const ways = [
  { type: 'full_reg', method: 'email', segment: 'full' },
  { type: 'phone_reg', method: 'phone', segment: 'phone' },
  { type: 'fast_reg', method: 'oneClick', segment: 'fast' },
  { type: 'soc_reg', method: 'social', segment: 'socialregistration' },
] as const satisfies readonly {
  readonly type: RegistrationType;
  readonly method: RegistrationMethod;
  readonly segment: string;
}[];

export type RegistrationWay = (typeof ways)[number];

/** Registration methods of a site, in its own order. */
export const waysOf = (types: readonly RegistrationType[]): readonly RegistrationWay[] =>
  types.flatMap((type) => ways.find((way) => way.type === type) ?? []);

/** Returns the method in an address if the site offers it; else the first one. */
export const wayIn = (
  offered: readonly RegistrationWay[],
  segment: string | undefined,
): RegistrationWay | undefined => offered.find((way) => way.segment === segment) ?? offered[0];

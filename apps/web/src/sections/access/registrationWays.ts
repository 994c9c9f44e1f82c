import type { RegistrationType } from '@touchline/contract';
import type { RegistrationMethod } from '@touchline/ui';

/** Each type of registration by its form, in addresses too: `/registration/fast`. */
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

/** The ways of a site, in its own order. */
export const waysOf = (types: readonly RegistrationType[]): readonly RegistrationWay[] =>
  types.flatMap((type) => ways.find((way) => way.type === type) ?? []);

/** The way that an address names, if the site has it; else its first one. */
export const wayIn = (
  offered: readonly RegistrationWay[],
  segment: string | undefined,
): RegistrationWay | undefined => offered.find((way) => way.segment === segment) ?? offered[0];

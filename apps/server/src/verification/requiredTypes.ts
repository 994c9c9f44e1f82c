import {
  checkTypes,
  verificationTypes,
  type CheckType,
  type VerificationType,
} from '@touchline/contract/verification';
import type { Site } from '../sites/site.ts';
import type { ProfileRow } from '../userConfig/profile.ts';
import type { Verifiers } from './verifiers/verifiersFile.ts';

type PlanOf = Pick<Site, 'verification' | 'config'>;
type OwnTypes = Pick<ProfileRow, 'verification_types' | 'verification_group'>;

/** Returns whether a verifier checks a type. */
export const isCheckType = (type: VerificationType): type is CheckType =>
  checkTypes.some((one) => one === type);

/** Returns the code of a player's group; undefined if neither the player nor the site has one. */
export function groupOf({ verification }: PlanOf, profile: OwnTypes | undefined): string | undefined {
  return profile?.verification_group ?? verification.defaultGroup ?? undefined;
}

/**
 * Returns the types that a player has to prove: the player's own, else those of the group, else the documents; without
 * those that the site or the platform doesn't offer.
 */
export function requiredTypes(
  site: PlanOf,
  profile: OwnTypes | undefined,
  verifiers: Pick<Verifiers, 'ofType'>,
): VerificationType[] {
  const own = verificationTypes.filter((type) => profile?.verification_types.includes(type));
  const code = groupOf(site, profile);
  const group = site.verification.groups.find((one) => one.code === code);
  const wanted = own.length > 0 ? own : (group?.types ?? (['document'] as const));
  const checked = checkTypesOf(site, verifiers);
  return wanted.filter((type) =>
    isCheckType(type) ? checked.includes(type) : site.config.isShowIdentification,
  );
}

/** Returns the types that a site has in one of its groups, and that a verifier checks. */
export function checkTypesOf(
  { verification }: Pick<Site, 'verification'>,
  verifiers: Pick<Verifiers, 'ofType'>,
): CheckType[] {
  return checkTypes.filter(
    (type) =>
      verifiers.ofType(type) !== undefined && verification.groups.some(({ types }) => types.includes(type)),
  );
}

/** Returns the origins of verifiers' pages that a site shows. */
export function verifierOrigins(
  site: Pick<Site, 'verification'>,
  verifiers: Pick<Verifiers, 'ofType'>,
): string[] {
  const origins = checkTypesOf(site, verifiers).map((type) => verifiers.ofType(type)?.frameOrigin);
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

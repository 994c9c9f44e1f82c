import {
  checkTypes,
  verificationTypes,
  type CheckType,
  type VerificationType,
} from '@touchline/contract/verification';
import type { Site } from '../../site/index.ts';
import type { ProfileRow } from '../../accounts/index.ts';
import type { Verifiers } from './verifiers/verifiersFile.ts';

type PlanOf = Pick<Site, 'verification' | 'config'>;
type OwnTypes = Pick<ProfileRow, 'verification_types' | 'verification_group'>;

/** Returns whether a verifier checks a type. */
export const isCheckType = (type: VerificationType): type is CheckType =>
  checkTypes.some((one) => one === type);

/**
 * Returns the types that a player has to prove, at least one: the player's own, else those of the group, else those of
 * the site's default group, else the documents. Types that the site or the platform doesn't offer are left out, so that
 * every player has a way to be verified.
 */
export function requiredTypes(
  site: PlanOf,
  profile: OwnTypes | undefined,
  verifiers: Pick<Verifiers, 'ofType'>,
): VerificationType[] {
  const own = verificationTypes.filter((type) => profile?.verification_types.includes(type));
  const { groups, defaultGroup } = site.verification;
  const typesOf = (code: string | null | undefined) => groups.find((one) => one.code === code)?.types ?? [];
  const checked = checkTypesOf(site, verifiers);
  const offered = (types: readonly VerificationType[]) =>
    types.filter((type) => (isCheckType(type) ? checked.includes(type) : site.config.isShowIdentification));
  const ways = [own, typesOf(profile?.verification_group), typesOf(defaultGroup)].map(offered);
  return ways.find((types) => types.length > 0) ?? ['document'];
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

import type { VerificationPlan } from '@touchline/contract';
import type { CheckType, VerificationType } from '@touchline/contract/verification';

/** Rules by which players of a site are verified. */
export interface IdentityWay {
  readonly verification: VerificationPlan;
  /** Types that a verifier of the platform checks. */
  readonly checkedTypes: readonly CheckType[];
}

/**
 * Returns whether players of a site send documents that operators review. A site that doesn't choose it has it anyway
 * unless verifiers check everything that its players have to prove: rules of money ask for an identity on every site,
 * and a player always has a way to give it.
 * @param isChosen the site's own `isShowIdentification`
 */
export function offersDocuments(isChosen: boolean, { verification, checkedTypes }: IdentityWay): boolean {
  if (isChosen) return true;
  const group = verification.groups.find(({ code }) => code === verification.defaultGroup);
  const isChecked = (type: VerificationType) => checkedTypes.some((checked) => checked === type);
  return group === undefined || !group.types.every(isChecked);
}

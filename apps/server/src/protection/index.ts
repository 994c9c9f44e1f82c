export {
  createDocumentReviews,
  type Answer,
  type RequestRow,
} from './identification/documentReviews.service.ts';
export { shownDocument } from './identification/identification.service.ts';
export { mediaTypeOf } from './identification/mediaType.ts';
export { requestDocument } from './identification/requestDocument.ts';
export type { OnExcluded } from './limits/changes/applyExclusion.ts';
export { limitTestGrant } from './limits/changes/limitTest.grant.ts';
export { BLOCK_MESSAGES, blockProblem } from './limits/enforcement/blockMessages.ts';
export { requireDemoCredit } from './limits/enforcement/demoCredits.ts';
export {
  closeUnverified,
  depositChecks,
  leftIn,
  type DepositCheck,
} from './limits/enforcement/depositChecks.ts';
export { isExcluded } from './limits/enforcement/excludedPlayers.ts';
export {
  depositBlock,
  depositRefusal,
  depositRoom,
  limitRefusal,
  type AskedStake,
  type DepositRefusal,
  type DepositRoom,
} from './limits/enforcement/limits.service.ts';
export { closedSports, playerBlocks } from './limits/enforcement/playerBlocks.ts';
export { operationBlock } from './limits/enforcement/restrictedOperations.ts';
export type { NewLimit, Restrictions } from './limits/enforcement/restrictions.service.ts';
export { fundsMarkOf, markFunds } from './limits/fundsChecks.service.ts';
export { kindsThatAre } from './limits/ledgerMeaning.ts';
export { movementsOf, restrictionsOf, type LimitRow } from './limits/limitRoom.ts';
export type { Limits } from './limits/limits.ts';
export { playerData } from './limits/playerData.ts';
export { closedAt, endsFreeRounds, type Block, type BlockCode } from './limits/rules/blocks.ts';
export { LIMIT_TYPE, moneyRule } from './limits/rules/limitTypes.ts';
export { remainderOf } from './limits/rules/moneyLimits.ts';
export { safetyEntry } from './limits/rules/safetyEntry.ts';
export { hasRealityCheck, hasThresholds, rulesOf } from './limits/rules/safetyRules.ts';
export type { PlayPause, PlayPauseOf } from './limits/sessionTime/playPauses.ts';
export { createProtectionDomain, type ProtectionDomain } from './protectionDomain.ts';
export { depositedEver } from './verification/depositedEver.ts';
export { identityOf, lacksIdentity } from './verification/identity.ts';
export type { OperatorAct, OperatorChecks } from './verification/operatorChecks.service.ts';
export { planFaults } from './verification/planFaults.ts';
export { requiredTypes, verifierOrigins } from './verification/requiredTypes.ts';
export type { VerificationCapability } from './verification/verification.ts';
export { verificationEntry } from './verification/verificationEntry.ts';
export { readVerifiers } from './verification/verifiers/verifiersFile.ts';

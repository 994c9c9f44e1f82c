export { currencyAccounts } from './bonuses/bonusAccount.ts';
export type { BonusAdmin } from './bonuses/bonusAdmin.service.ts';
export { activeGrantOn, noteBonusBet, recordBonusBet, type StakedGrant } from './bonuses/bonusBets.ts';
export { contributionOf, noteBonusRound, recordBonusRound } from './bonuses/bonusRounds.ts';
export type { Bonuses } from './bonuses/bonuses.ts';
export { noteDeposit, noteVoidedDeposit } from './bonuses/depositQueue.ts';
export { removeBonuses } from './bonuses/ending.ts';
export {
  freePromoCode,
  freePromoCodes,
  insertPromoCodes,
  lockPromoCode,
  promoCodeFor,
  restakePromoCode,
  stakePromoCode,
  type PromoCodeRow,
} from './bonuses/freeBets.ts';
export { addFreeRoundsWin, storeFreeRoundsTerms } from './bonuses/freeRoundsWins.ts';
export { grantBonus } from './bonuses/granting.service.ts';
export { lockOffer, offerById } from './bonuses/offerAccess.ts';
export { placeRulesOf } from './bonuses/placeRules.ts';
export { bonusAtStake, giveUpForWithdrawal } from './bonuses/withdrawals.ts';
export { levelWindow } from './loyalty/counting.service.ts';
export { goodwill, type GivenGoodwill } from './loyalty/goodwill.service.ts';
export { goodwillBounds } from './loyalty/goodwillBounds.ts';
export {
  bookPoints,
  earnedSince,
  lockLoyalty,
  lockMainAccount,
  loyaltyOf,
  mainAccount,
  pointsRows,
  removeRewards,
} from './loyalty/loyalty.service.ts';
export { rewardNotifier, type LoyaltyDeps } from './loyalty/loyalty.ts';
export { loyaltyEntry } from './loyalty/loyaltyEntry.ts';
export { planAmount } from './loyalty/plans.ts';
export { previewOf } from './loyalty/preview.service.ts';
export { countRound, type PlayedRound } from './loyalty/rounds.ts';
export { faultOfAddress, type AddressRules } from './postbacks/postbackAddress.ts';
export {
  listPostbackAddresses,
  insertPostbackAddress,
  lockPostbackAddress,
  lockPostback,
  postbacksBefore,
  retryPostback,
  updatePostbackAddress,
  type PostbackAddressRow,
} from './postbacks/postbackAdmin.ts';
export type { PostbackSender } from './postbacks/postbackSender.ts';
export { LOOK_BACK, POSTBACK_LIFE, type Postbacks } from './postbacks/postbacks.ts';
export { queuePostbacks } from './postbacks/queuePostbacks.ts';
export { decideReferral } from './referrals/decideReferral.ts';
export { createRewardsDomain, type RewardsDomain } from './rewardsDomain.ts';

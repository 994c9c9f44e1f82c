/** Parts of loyalty that a site can have, by which its pages are offered. */
export const loyaltyParts = ['points', 'cashback', 'vipcashback', 'premiumcashback', 'referral'] as const;
export type LoyaltyPart = (typeof loyaltyParts)[number];

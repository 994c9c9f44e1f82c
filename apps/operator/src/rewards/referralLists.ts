export const referralLists = ['waiting', 'all', 'report'] as const;
export type ReferralList = (typeof referralLists)[number];

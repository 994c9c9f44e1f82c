/** Pages of the section: friends that players brought, and partners' links. */
export const referralLists = ['waiting', 'all', 'report', 'marks', 'postbacks', 'calls'] as const;
export type ReferralList = (typeof referralLists)[number];

/** Calls about loyalty, referrals and postbacks. */
export const rewardCalls = {};

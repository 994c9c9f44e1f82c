/** States of an operator's access. */
export const staffStates = ['invited', 'active', 'locked', 'ended'] as const;
export type StaffState = (typeof staffStates)[number];

/** Lists of requests for a second person. */
export const approvalLists = ['waiting', 'decided'] as const;
export type ApprovalList = (typeof approvalLists)[number];

/** States of a request for a second person. */
export const approvalStates = ['waiting', 'done', 'refused', 'ended'] as const;
export type ApprovalState = (typeof approvalStates)[number];

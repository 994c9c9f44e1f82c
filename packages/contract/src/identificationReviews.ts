/** State of a submission by a player, for operators. */
export const requestStates = ['pending', 'requested', 'refused', 'approved'] as const;
export type RequestState = (typeof requestStates)[number];

/** Values of `verification_status` that screens tell apart. */
export const VERIFICATION = { missing: 1, done: 2 } as const;

/** Calls about the desk: waiting tasks, search, approvals, the audit log. */
export const deskCalls = {};

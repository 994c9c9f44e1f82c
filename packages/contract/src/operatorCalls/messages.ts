/** Calls about messages, mails and texts. */
export const messageCalls = {};

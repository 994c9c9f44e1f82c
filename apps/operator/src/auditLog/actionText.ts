import { messageOf } from '../messages/messages.ts';

/** Returns the name of an action of the audit log; one without a name is shown as it is. */
export const actionText = (action: string): string => messageOf('action', action);

import { messageOf } from '../messages/messages.ts';

/** Numbers of the reasons for which a site can be blocked, as pages use them. */
export const reasons = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17] as const;

/** Value of the option for an open site. */
export const NO_REASON = 'none';

/**
 * Returns the options of a reason select.
 * @param open label of the option without a reason
 */
export const reasonOptions = (open: string) => [
  { value: NO_REASON, label: open },
  ...reasons.map((reason) => ({ value: String(reason), label: messageOf('reason', reason) })),
];

/** Converts the value of an option to a reason. */
export const reasonOf = (choice: string): number | null => (choice === NO_REASON ? null : Number(choice));

/** Converts a reason to the value of its option. */
export const choiceOf = (reason: number | null): string => (reason === null ? NO_REASON : String(reason));

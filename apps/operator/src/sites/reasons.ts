import { wordOf } from '../words/words.ts';

/** Why a site can be closed, by the number that pages go by. */
export const reasons = [1, 2, 3, 4, 5, 8, 13, 14, 16, 17] as const;

/** Nothing is closed. */
export const NO_REASON = 'none';

/** Choices of a reason. @param open words for none */
export const reasonOptions = (open: string) => [
  { value: NO_REASON, label: open },
  ...reasons.map((reason) => ({ value: String(reason), label: wordOf('reason', reason) })),
];

/** What a choice stands for. */
export const reasonOf = (choice: string): number | null => (choice === NO_REASON ? null : Number(choice));

/** The choice of a reason. */
export const choiceOf = (reason: number | null): string => (reason === null ? NO_REASON : String(reason));

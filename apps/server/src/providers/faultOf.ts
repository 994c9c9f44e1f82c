import * as v from 'valibot';

/** Longest fault that is stored, characters. */
const MAX_LENGTH = 300;

/** Returns what is wrong with something from outside that can't be read, with the field if it is known. */
export function faultOf(error: unknown): string {
  const text =
    error instanceof v.ValiError
      ? error.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ')
      : error instanceof Error
        ? error.message
        : String(error);
  return text.replaceAll(/\p{Cc}/gu, '�').slice(0, MAX_LENGTH);
}

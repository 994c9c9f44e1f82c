import * as v from 'valibot';

/** Longest fault that is stored, characters. */
const MAX_LENGTH = 300;

/** Says what was expected, never what came: that may be the number of an account. */
function expectationOf({ kind, type, expected, message }: v.BaseIssue<unknown>): string {
  return kind === 'schema' || type === 'picklist' ? `expected ${expected ?? type}` : message;
}

/** Returns what is wrong with something from outside that can't be read, with the field if it is known. */
export function faultOf(error: unknown): string {
  const text =
    error instanceof v.ValiError
      ? error.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${expectationOf(issue)}`).join('; ')
      : error instanceof SyntaxError
        ? 'the body is no JSON'
        : error instanceof Error
          ? error.message
          : String(error);
  return text.replaceAll(/\p{Cc}/gu, '�').slice(0, MAX_LENGTH);
}

import type * as v from 'valibot';

/** Problem of a brand book, as a sentence with the cause and the correction. */
export interface BookFault {
  /** Dotted path in the book, for example `overrides.dark.color.canvas`. */
  readonly path: string;
  readonly message: string;
}

const schemaFile = 'packages/brand/brand-book.schema.json';

function explain(issue: v.BaseIssue<unknown>, path: string): string {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `"${path}" is not part of a brand book, and a misspelt key would be ignored in silence. Remove it or see ${schemaFile}.`;
  if (issue.received === 'undefined')
    return `"${path}" is missing, and the theme can't be built without it. Add it; ${schemaFile} says what it holds.`;
  if (issue.type === 'picklist')
    return `"${path}" is ${issue.received}, which doesn't exist here. Choose one of ${issue.expected}.`;
  if (issue.type === 'regex' || issue.type === 'check')
    return `"${path}" is ${issue.received}, which can't be used: it ${issue.message}.`;
  return `"${path}" is ${issue.received} where ${issue.expected} is expected. Correct it; ${schemaFile} says what it holds.`;
}

/** @returns a schema issue as a fault of the brand book */
export function faultOf(issue: v.BaseIssue<unknown>): BookFault {
  const path = (issue.path ?? []).map((step) => String(step.key)).join('.') || 'the book';
  return { path, message: explain(issue, path) };
}

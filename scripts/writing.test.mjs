import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/paths.mjs';
import { judge, readRules } from './writing.mjs';

const rules = readRules(readFileSync(join(root, 'docs', 'glossary.md'), 'utf8'));
const found = (text) => judge('a.ts', text, rules).map(({ line, found: words }) => [line, words]);

describe('the lint of comments', () => {
  test('refuses an opening without a subject', () => {
    expect(found('const a = 1;\n/** What the row shows. */\nconst b = 2;')).toEqual([[2, 'What']]);
  });

  test('refuses a phrase of the dialect anywhere in a comment', () => {
    expect(found('// The note\n// stands beside the price.\nconst a = 1;')).toEqual([[1, 'stands beside']]);
  });

  test('judges the description, not the tags, by its opening', () => {
    expect(found('/** Returns the row. @param a of the list */\nconst a = 1;')).toEqual([]);
  });

  test('accepts a subject, code in backticks, and the same words inside strings', () => {
    expect(found("/** Renders `What` for the match. */\nconst a = 'What stands there';")).toEqual([]);
  });

  test('names the table that the glossary page lacks', () => {
    expect(() => readRules('# Glossary')).toThrow('no table "Refused openings"');
  });
});

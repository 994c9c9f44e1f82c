import { caseCount } from '@touchline/testing';
import { expect, test } from 'vitest';
import { bookOf } from '../testBooks.ts';
import { judgeHostileDocuments } from './judgeDocuments.ts';
import { judgeHostileMarks } from './judgeMarks.ts';

const SEED = 20_261_125;

test('accepts no generated mark that does more than draw, and throws for none', async () => {
  const count = caseCount(2_000, 20_000);
  const { generated, kept, escapes, throws } = await judgeHostileMarks(count, SEED);
  expect({ generated, escapes, throws }).toEqual({ generated: count, escapes: [], throws: [] });
  // Guards against a check that refuses everything.
  expect(kept).toBeGreaterThan(count / 20);
});

test('imports no generated document with an unsafe value, and throws for none', () => {
  const count = caseCount(200, 10_000);
  const figures = judgeHostileDocuments(bookOf('touchline'), count, SEED);
  expect(figures).toMatchObject({ generated: count, escapes: [], throws: [] });
  expect(figures.kept).toBeGreaterThan(0);
});

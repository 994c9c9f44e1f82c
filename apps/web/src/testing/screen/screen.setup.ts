import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';
import { endAnswers } from './answers.ts';
import { closeScreen } from './openScreen.tsx';

let complaints: readonly MockInstance[] = [];

beforeEach(async () => {
  // All tests share a page, whose size another one may have changed.
  await page.viewport(1366, 768);
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  closeScreen();
  expect(endAnswers(), 'breaches of the contract').toEqual([]);
  expect(
    complaints.flatMap(({ mock }) => mock.calls),
    'complaints in the console',
  ).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { filesFitting, filesOfNoStep, filesOfStep, findTestFiles } from './test-files.mjs';

describe('the test files of the repository', () => {
  const all = findTestFiles();

  test('all belong to a step, so that each has a unit that a run can take', () => {
    expect(filesOfNoStep(all)).toEqual([]);
  });

  test('of screens belong to the step of that name, and to no other step', () => {
    const screens = all.filter((file) => file.includes('.screen.test.'));
    expect(screens.length).toBeGreaterThan(0);
    expect(filesOfStep('screens', all)).toEqual(screens);
    expect(filesOfStep('unit', all).filter((file) => screens.includes(file))).toEqual([]);
  });

  test('with a browser belong to the kit, and to no other step', () => {
    const browser = all.filter((file) => file.includes('.browser.test.'));
    expect(filesOfStep('kit', all)).toEqual(browser);
    expect(filesOfStep('unit', all).filter((file) => browser.includes(file))).toEqual([]);
  });

  test('with stories are found by a part of their ids', () => {
    const badge = 'packages/ui/src/primitives/Badge/Badge.stories.tsx';
    expect(filesFitting('visual', ['primitives-badge--'], all)).toEqual([badge]);
    expect(filesFitting('visual', ['primitives-badge--stress'], all)).toEqual([badge]);
    expect(filesFitting('visual', ['--stress'], all)).toEqual(filesOfStep('visual', all));
  });
});

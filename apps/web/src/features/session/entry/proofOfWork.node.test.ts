import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { solveCaptcha } from './proofOfWork.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the browser’s SHA-256', crypto],
  ['a browser without one, as on pages opened by http', {}],
])('solves a captcha with %s', async (_, given) => {
  vi.stubGlobal('crypto', given);
  const found = await solveCaptcha({ salt: 'salt', zeros: 8 });
  expect(createHash('sha256').update(`salt${found}`).digest()[0]).toBe(0);
});

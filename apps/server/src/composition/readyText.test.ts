import { expect, test } from 'vitest';
import { readyText } from './readyText.ts';
import { readSettings } from '../kernel/settings/settings.ts';

const development = {
  DEVELOPMENT_OPERATORS:
    'anna=*:development-token-of-anna,ben=*:development-token-of-ben,nora=mail@northbank+house:0123456789abcdef',
  PORT: '4100',
};
const textFor = (env: Record<string, string>): string =>
  readyText({ settings: readSettings(env), sites: [], database: 'postgres' });

test('development prints the console, its operators of development and the outbox', () => {
  const text = textFor(development);
  expect(text).toContain('http://localhost:4100/ops/console\n');
  expect(text).toMatch(/as anna +token development-token-of-anna\n/);
  expect(text).toMatch(/as ben +token development-token-of-ben\n/);
  expect(text).toContain('http://localhost:4100/ops/console#/outbox');
  expect(text).toMatch(/as nora +token 0123456789abcdef \(northbank, house only\)\n/);
});

test('production prints no token and no outbox', () => {
  const text = textFor({ ...development, NODE_ENV: 'production', OPERATOR_HOST: 'ops.example.com' });
  expect(text).toContain('https://ops.example.com/ops/console\n');
  expect(text).not.toMatch(/token|outbox/);
});

test('a platform without operators of development has a console, and no token to print', () => {
  const text = textFor({});
  expect(text).toContain('/ops/console\n');
  expect(text).not.toContain('token');
});

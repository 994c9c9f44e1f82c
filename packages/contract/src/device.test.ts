import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { kind: 'phone', system: 'iPhone', browser: 'Safari' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    { kind: 'phone', system: 'Android', browser: 'Chrome' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    { kind: 'computer', system: 'Windows', browser: 'Edge' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    { kind: 'computer', system: 'Mac', browser: 'Firefox' },
  ],
  ['curl/8.0', { kind: 'device', system: undefined, browser: undefined }],
  [undefined, { kind: 'device', system: undefined, browser: undefined }],
])('%s', (agent, device) => {
  expect(deviceOf(agent)).toEqual(device);
});

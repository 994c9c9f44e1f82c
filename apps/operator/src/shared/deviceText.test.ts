import { expect, test } from 'vitest';
import { deviceText } from './deviceText.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8.0', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is shown as %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});

import { expect, test } from 'vitest';
import { streamAddress, streamSandbox } from './stream.ts';

test('our own tracker uses the page’s language and may only run scripts', () => {
  expect(streamAddress({ kind: 'zone', address: '/web-api/broadcasts/7/frame' }, 'ar')).toBe(
    '/web-api/broadcasts/7/frame?lang=ar',
  );
  expect(streamSandbox('zone')).toBe('allow-scripts');
});

test('a partner’s address is unchanged, and may not navigate the page', () => {
  const address = 'https://player.example/m/7?site=1';
  expect(streamAddress({ kind: 'stream', address }, 'en')).toBe(address);
  expect(streamSandbox('stream')).not.toContain('top-navigation');
});

import { expect, test } from 'vitest';
import { pictureAddress, pictureSandbox } from './picture.ts';

test('our own picture speaks the page’s language and may do nothing but run', () => {
  expect(pictureAddress({ kind: 'zone', address: '/web-api/broadcasts/7/frame' }, 'ar')).toBe(
    '/web-api/broadcasts/7/frame?lang=ar',
  );
  expect(pictureSandbox('zone')).toBe('allow-scripts');
});

test('a partner’s address is left as the platform gave it, and may not lead the page away', () => {
  const address = 'https://player.example/m/7?site=1';
  expect(pictureAddress({ kind: 'stream', address }, 'en')).toBe(address);
  expect(pictureSandbox('stream')).not.toContain('top-navigation');
});

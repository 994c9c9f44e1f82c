import { expect, test } from 'vitest';
import { bannerCode } from './banner.ts';

test('a banner is one link whose texts can’t end it', () => {
  const code = bannerCode({
    size: '300x250',
    language: 'ar',
    link: 'https://example.com/ar?ref=abc&x="1"',
    words: { text: 'Bet <b>', action: '"Join"', note: '18+' },
    colours: { ground: '#000', text: '#fff' },
  });
  expect(code).toContain('href="https://example.com/ar?ref=abc&amp;x=&quot;1&quot;"');
  expect(code).toContain('dir="rtl"');
  expect(code).toContain('Bet &lt;b&gt;');
  expect(code.match(/<a /g)).toHaveLength(1);
  expect(code).not.toMatch(/<script|<img/);
});

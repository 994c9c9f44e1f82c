import { expect, test } from 'vitest';
import { withNonceStyles } from './nonceStyles.ts';

test('style attributes become rules of one element with a nonce; equal ones share a rule', () => {
  const html = '<i style="--a:1">x</i><b style="--a:1"></b><u style="font:&quot;A&quot; &amp; b"></u>';
  expect(withNonceStyles(html)).toBe(
    '<style nonce="NONCE-OF-THE-PAGE">[data-drawn="0"]{--a:1}[data-drawn="1"]{font:"A" & b}</style>' +
      '<i data-drawn="0">x</i><b data-drawn="0"></b><u data-drawn="1"></u>',
  );
});

test('markup without styles is unchanged', () => {
  expect(withNonceStyles('<p>a style="b"</p>'.replaceAll('"', '&quot;'))).toBe(
    '<p>a style=&quot;b&quot;</p>',
  );
});

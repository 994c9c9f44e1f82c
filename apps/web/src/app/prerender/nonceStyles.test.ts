import { expect, test } from 'vitest';
import { nonceStyles } from './nonceStyles.ts';

test('style attributes become rules, each once', () => {
  expect(nonceStyles('<i style="width:1px"></i><b style="width:2px"></b><u style="width:1px"></u>')).toEqual({
    html: '<i data-styled="0"></i><b data-styled="1"></b><u data-styled="0"></u>',
    css: '[data-styled="0"]{width:1px}[data-styled="1"]{width:2px}',
  });
});

test('markup without styles stays as it is', () => {
  expect(nonceStyles('<i title="a style"></i>')).toEqual({ html: '<i title="a style"></i>', css: '' });
});

test('quotes are unescaped; a tag stays escaped', () => {
  expect(nonceStyles('<i style="--a:&quot;x&quot;;--b:&lt;/style&gt;"></i>').css).toBe(
    '[data-styled="0"]{--a:"x";--b:&lt;/style&gt;}',
  );
});

import * as fc from 'fast-check';
import type { BrandPair } from '../brandPairs.ts';
import { tokens } from '../names.ts';

/** Fragments of values that try to leave their declaration or to load an external file. */
const pieces = [
  'url(', 'URL(', 'url("//evil.example/x")', 'src(', 'image(', 'image-set(', '-webkit-image-set("x" 1x)', 'cross-fade(',
  'element(#x)', 'paint(x)', 'var(--x)', 'var(--x, url(//evil.example))', 'env(safe-area-inset-top)', 'if(style(--x): red)',
  'attr(data-x)', 'attr(href url)', 'calc(1px + 1px)', 'min(1px)', 'clamp(1px,2px,3px)', 'color-mix(in srgb, red, blue)',
  'light-dark(red, blue)', 'color(srgb 1 0 0)', 'device-cmyk(0 0 0 0)', 'rgb(from red r g b)', 'linear-gradient(red, blue)',
  'expression(alert(1))', 'rgb(', 'rgba(', 'hsl(', 'hwb(', 'lab(', 'oklch(', 'rgb(rgb(', '(', ')', '[', ']', '{', '}', ';', ':', ',', '/',
  '!important', '! important', '\\', '\\75 rl(', '\\0', 'u\\72l(', '/*', '*/', '<!--', '-->', '</style>', '<script>', ']]>',
  '@import', '@import url(x);', '@property --ui-color-canvas', '@layer x{', '@scope', '@media all{', '--ui-x:', '--ui-color-canvas',
  'javascript:', 'data:text/css,x', 'behavior:url(x)', '"', "'", '"\n', 'inherit', 'initial', 'unset', 'revert-layer', 'currentcolor',
  'transparent', 'Canvas', 'red', 'RED', '#fff', '#12', '#1234', '#12345678', '#gggggg', 'none', 'inset', '0', '1px', '-2rem', '1e999px',
  '-1e-99px', '1e3', '+.5', '50%', '10vw', '1e1PX', '120ms', '9999s', '1deg', 'infinity', 'NaN', 'U+26', '5 5', 'Inter', "'Inter Variable'",
  "'Comic Sans MS'", 'sans-serif', 'ui-monospace', '\n', '\r', '\f', '\\0', '\x00', '\t', ' ', '\u00a0', '\u200b', '\u202e', '\u2028', '\ufeff',
  '\ud800', '\u{1F600}', 'ｕｒｌ(', 'u\u0131', 'x'.repeat(250),
] as const; // prettier-ignore

const hostile = fc.constantFrom(...pieces);
const byte = fc.integer({ min: -20, max: 300 });
const number = fc.oneof(
  fc.integer({ min: -5, max: 60 }),
  fc.float({ noNaN: true }),
  fc.constantFrom(0, -0, 1e21, 1e-9),
);

/** Values that may be accepted, so that serialisation is tested too. */
const plausible = fc.oneof(
  fc.tuple(byte, byte, byte).map((rgb) => `rgb(${rgb.join(' ')})`),
  fc.tuple(byte, byte, byte, fc.double({ min: -1, max: 2 })).map((rgba) => `rgba(${rgba.join(',')})`),
  fc.tuple(fc.double({ min: -1, max: 2, noNaN: true }), byte).map(([l, h]) => `oklch(${l} 0.2 ${h})`),
  fc.tuple(number, fc.constantFrom('px', 'rem', 'PX', 'ms', 's', '%', '', 'vw')).map((both) => both.join('')),
  fc.tuple(number, number, number).map(([x, y, blur]) => `${x}px ${y}px ${blur}px rgb(0 0 0 / 0.3)`),
  fc.constantFrom('#abc', '#ABCDEF', 'rebeccapurple', 'Inter', "'Archivo', sans-serif", '700', '88%', 'none'),
);

const value = fc.oneof(
  { weight: 3, arbitrary: plausible },
  { weight: 3, arbitrary: fc.array(hostile, { maxLength: 6 }).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.array(hostile, { maxLength: 6 }).map((parts) => parts.join(' ')) },
  { weight: 2, arbitrary: fc.tuple(plausible, hostile).map((both) => both.join('')) },
  { weight: 1, arbitrary: fc.tuple(hostile, plausible).map((both) => both.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

const prop = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...tokens.map(({ name }) => name)) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      fc.string(),
      hostile,
      fc.constantFrom(...tokens.map(({ name }) => name)).map((name) => `${name} `),
      fc.constantFrom(...tokens.map(({ name }) => name)).map((name) => name.toUpperCase()),
      fc.constantFrom('__proto__', 'constructor', 'color', '--x}body{--y'),
    ),
  },
);

/** Generates pairs of a malicious and of a mistaken site. */
export const hostilePairs: fc.Arbitrary<BrandPair> = fc.record({ css_prop: prop, css_value: value });

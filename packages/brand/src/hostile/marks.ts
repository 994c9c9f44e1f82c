import * as fc from 'fast-check';

/** Elements, whole or broken, that do more than draw. */
const elements = [
  '<script>x</script>', '<SCRIPT>x</SCRIPT>', '<script', '</script>', '<style>*{fill:url(//evil.example)}</style>', '<foreignObject><p>x</p></foreignObject>',
  '<image href="//evil.example/x"/>', '<use href="#a"/>', '<a href="javascript:x"><path d="M0 0"/></a>', '<animate attributeName="href" to="x"/>',
  '<set attributeName="onload" to="x"/>', '<iframe src="//evil.example"></iframe>', '<p>', '</p>', '<img src=x onerror=x>', '<svg>', '</svg>', '</svg><b>', '<title><b>x</b></title>',
  '<title></svg><b></title>', '<desc><template>', '<math><mtext>', '<g', '<g/', '</g', '<', '>', '<!--', '-->', '<![CDATA[', ']]>', '<!DOCTYPE svg [<!ENTITY x "y">]>',
  '<?xml-stylesheet href="//evil.example"?>', '<?x?>', '&x;', '&#60;', '&lt;', '&amp;', '&quot;', '<br/>', '<plaintext>', '<textPath href="#x"/>', '<text>x</text>',
  '<filter id="f"><feImage href="//evil.example"/></filter>', '<mask id="m"/>', '<pattern id="p"/>', '<symbol/>', '<switch/>', '<metadata/>', '<view/>', '<linearGradient id="g"><stop/></linearGradient>',
] as const; // prettier-ignore

/** Attributes that load, run or leave, in the forms that browsers accept. */
const attributes = [
  'onload="x"', "onload='x'", 'onload=x', 'ONLOAD="x"', 'onload\n="x"', 'onbegin="x"', '/onload="x"', 'style="fill:url(//evil.example)"', 'STYLE="x"', 'href="//evil.example"',
  'HREF="x"', 'xlink:href="x"', 'xml:base="//evil.example"', 'src="x"', 'fill="url(//evil.example)"', 'fill="url( \'//evil.example\')"', 'fill="url(&quot;//evil.example&quot;)"',
  'fill="\\75rl(//evil.example)"', 'fill="\\75 rl(//evil.example)"', 'fill="u\\72 l(//evil.example)"', 'fill="url\\28//evil.example)"', 'fill="url&lpar;//evil.example)"', 'fill="url(#g) url(//evil.example)"',
  'fill="url(#g)"', 'fill="src(//evil.example)"', 'fill="image-set(\'//evil.example\' 1x)"', 'mask="url(//evil.example#m)"', 'filter="URL(//evil.example#f)"', 'clip-path="url(//evil.example#c)"',
  'cursor="url(//evil.example),auto"', 'marker-end="url(//evil.example#m)"', 'fill="var(--x)"', 'fill="currentColor"', 'fill="#123456"', 'd="M0 0H9V9Z"', 'viewBox="0 0 9 9"', 'id="a"', 'class="a"',
  'xmlns="http://www.w3.org/1999/xhtml"', 'xmlns:x="http://www.w3.org/1999/xhtml"', 'transform="translate(1e999)"', 'width="1e9"', '"', "'", '=', '\u0000', '\ud800', '\u202e', '\f', '\n', 'x'.repeat(300),
] as const; // prettier-ignore

const names = ['g', 'path', 'rect', 'circle', 'title', 'defs', 'G', 'x:g', 'svg'] as const;

const attributeList = fc.array(fc.constantFrom(...attributes), { maxLength: 3 });
const gap = fc.constantFrom(' ', ' ', ' ', '\n', '\t', '/', '');

const element = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...elements) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), gap, attributeList, fc.constantFrom('/>', '>', '></g>', ''))
      .map(([name, space, list, end]) => `<${name} ${list.join(space)}${end}`),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('<path d="M0 0H9V9Z"/>', '<g fill="#123"><rect width="5" height="5"/></g>'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);

const opening = fc.oneof(
  { weight: 6, arbitrary: fc.constant('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">') },
  {
    weight: 2,
    arbitrary: attributeList.map(
      (list) => `<svg viewBox="0 0 9 9" xmlns="http://www.w3.org/2000/svg" ${list.join(' ')}>`,
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<?xml version="1.0"?><svg viewBox="0 0 9 9">',
      '<svg>',
      "<svg viewBox='0 0 9 9'>",
      '',
    ),
  },
);

/** Generates the text of marks as a careless drawing program, a malicious partner and a broken upload leave them. */
export const hostileMarks: fc.Arbitrary<string> = fc
  .tuple(
    opening,
    fc.array(element, { maxLength: 3 }),
    fc.constantFrom('</svg>', '</svg>', '</svg>', '', '</svg>x'),
  )
  .map(([start, inner, end]) => `${start}${inner.join('')}${end}`);

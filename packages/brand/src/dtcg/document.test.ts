import { expect, test } from 'vitest';
import { readDocument } from './document.ts';

// Cases from the Design Tokens Format Module and Color Module 2025.10 (Design Tokens Community Group) and its
// published test suite, with other values.

const black = { colorSpace: 'srgb', components: [0, 0, 0] };
const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value, unit: 'rem' });
const ms = (value: number) => ({ value, unit: 'ms' });
const color = ($value: unknown) => ({ $type: 'color', $value });
const dash = { dashArray: [rem(0.5), rem(0.25)], lineCap: 'round' };
const border = { color: black, width: px(3), style: 'solid' };
const drop = { color: black, offsetX: px(1), offsetY: px(2), blur: px(3), spread: px(0) };
const fade = { duration: ms(200), delay: ms(0), timingFunction: [0.5, 0, 1, 1] };
const stops = [
  { color: black, position: 0 },
  { color: black, position: 1 },
];
const title = {
  fontFamily: ['Archivo', 'sans-serif'],
  fontSize: rem(2),
  fontWeight: 'extra-bold',
  letterSpacing: px(-0.5),
  lineHeight: 1.2,
};

const read = (document: unknown) => {
  const { tokens, faults } = readDocument(document);
  expect(faults).toEqual([]);
  return Object.fromEntries(tokens.map(({ path, type, value }) => [path, { type, value }]));
};

const spaces: [string, unknown[]][] = [
  ['srgb', [0.2, 0.4, 0.6]],
  ['srgb-linear', [0.2, 0.4, 0.6]],
  ['hsl', [330, 100, 50]],
  ['hsl', ['none', 0, 50]],
  ['hwb', [330, 0, 0]],
  ['lab', [60, 93, -60]],
  ['lch', [60, 111, 327]],
  ['oklab', [0.7, 0.27, -0.17]],
  ['oklch', [0.7, 0.32, 328]],
  ['display-p3', [0.9, 0.2, 0.95]],
  ['a98-rgb', [0.8, 0.1, 0.9]],
  ['prophoto-rgb', [0.7, 0.4, 0.9]],
  ['rec2020', [0.8, 0.3, 0.9]],
  ['xyz-d65', [0.6, 0.3, 0.9]],
  ['xyz-d50', [0.6, 0.3, 0.7]],
];

test.each(spaces)('reads a colour in %s with %j', (colorSpace, components) => {
  const { shade } = read({ shade: color({ colorSpace, components, alpha: 0.5, hex: '#336699' }) });
  expect(shade?.value).toMatchObject({ colorSpace, components });
});

test.each([
  ['dimension', px(0)],
  ['dimension', rem(-0.125)],
  ['duration', ms(100)],
  ['duration', { value: 1.5, unit: 's' }],
  ['fontFamily', 'Comic Sans MS'],
  ['fontFamily', ['Helvetica', 'Arial', 'sans-serif']],
  ['fontWeight', 350],
  ['fontWeight', 'ultra-black'],
  ['number', -2.3],
  ['cubicBezier', [0.5, -4, 1, 7]],
  ['strokeStyle', 'groove'],
  ['strokeStyle', dash],
  ['border', border],
  ['border', { ...border, style: dash }],
  ['transition', fade],
  ['shadow', drop],
  ['shadow', { ...drop, inset: true }],
  ['shadow', [drop, { ...drop, inset: true }]],
  ['gradient', stops],
  ['gradient', [{ color: black, position: 0.666 }]],
  ['gradient', [{ color: black, position: 42 }]],
  ['typography', title],
])('reads a %s: %j', ($type, $value) => {
  expect(read({ one: { $type, $value } })['one']?.type).toBe($type);
});

test('reads nested groups with any names, notes, extensions, an inherited type, and empty groups', () => {
  const found = read({
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: 'All of it',
    'token uno': color(black),
    'Token Uno': color(black),
    brand: {
      $type: 'color',
      $description: 'From the guidelines',
      $extensions: { 'org.example.tool': { 'turn-up-to-11': true } },
      $deprecated: 'Use the other one',
      'acid green': { $value: black, $description: 'Rarely', $deprecated: false, $extensions: {} },
      faces: { body: { $type: 'fontFamily', $value: 'Inter' }, ink: { $value: black } },
    },
    nothing: {},
  });
  expect(Object.keys(found)).toEqual([
    'token uno',
    'Token Uno',
    'brand.acid green',
    'brand.faces.body',
    'brand.faces.ink',
  ]);
  expect(found['brand.faces.ink']?.type).toBe('color');
});

test("reads a group's own token, $root", () => {
  const found = read({
    accent: { $root: color(black), light: color(black) },
    action: { $value: '{accent.$root}' },
  });
  expect(Object.keys(found)).toEqual(['accent.$root', 'accent.light', 'action']);
});

test('resolves references in braces, in chains, by pointer and to a part, including their type', () => {
  const found = read({
    'group name': { 'token name': { $type: 'number', $value: 1234 } },
    alias: { $value: '{group name.token name}' },
    again: { $value: '{alias}' },
    pointed: { $type: 'number', $ref: '#/group%20name/token%20name/$value' },
    blue: color({ colorSpace: 'hsl', components: [220, 60, 50] }),
    'a/b~c': color(black),
    hue: { $type: 'number', $ref: '#/blue/$value/components/0' },
    mixed: color({ colorSpace: 'hsl', components: [{ $ref: '#/blue/$value/components/0' }, 10, 20] }),
    same: color({ colorSpace: 'hsl', components: { $ref: '#/blue/$value/components' } }),
    escaped: { $ref: '#/a~1b~0c/$value' },
    lined: { $type: 'border', $value: { ...border, style: dash } },
    dashes: { $type: 'dimension', $ref: '#/lined/$value/style/dashArray/1' },
    lit: { $type: 'gradient', $value: stops },
    start: { $type: 'color', $ref: '#/lit/$value/0/color' },
    glow: { $type: 'shadow', $value: drop },
    away: { $type: 'dimension', $ref: '#/glow/$value/offsetY' },
  });
  expect(found['again']).toEqual({ type: 'number', value: 1234 });
  expect(found['pointed']?.value).toBe(1234);
  expect(found['mixed']?.value).toMatchObject({ components: [220, 10, 20] });
  expect(found['same']?.value).toMatchObject({ components: [220, 60, 50] });
  expect(found['escaped']?.type).toBe('color');
  expect(found['dashes']?.value).toEqual(rem(0.25));
  expect(found['away']?.value).toEqual(px(2));
});

test('resolves references inside composite values', () => {
  const found = read({
    space: { small: { $type: 'dimension', $value: rem(0.5) } },
    ink: color(black),
    end: { $type: 'number', $value: 1 },
    quick: { $type: 'duration', $value: ms(90) },
    ease: { $type: 'cubicBezier', $value: [0, 0, 0.5, 1] },
    dashes: { $type: 'strokeStyle', $value: { dashArray: ['{space.small}', px(2)], lineCap: 'butt' } },
    soft: { $type: 'shadow', $value: { ...drop, color: '{ink}', blur: '{space.small}' } },
    both: { $type: 'shadow', $value: ['{soft}', drop] },
    edge: { $type: 'border', $value: { color: '{ink}', width: '{space.small}', style: '{dashes}' } },
    move: {
      $type: 'transition',
      $value: { duration: '{quick}', delay: { $ref: '#/quick/$value' }, timingFunction: '{ease}' },
    },
    lit: { $type: 'gradient', $value: [{ color: '{ink}', position: '{end}' }] },
    words: { $type: 'typography', $value: { ...title, fontSize: '{space.small}', lineHeight: '{end}' } },
    card: { shadow: { $value: '{soft}', $description: 'An alias of {soft}' } },
  });
  expect(found['both']?.value).toMatchObject([{ blur: rem(0.5) }, { blur: px(3) }]);
  expect(found['edge']?.value).toMatchObject({ style: { dashArray: [rem(0.5), px(2)] } });
  expect(found['card.shadow']?.type).toBe('shadow');
});

test('a group extends another over several steps: its own values replace inherited ones', () => {
  const white = { colorSpace: 'srgb', components: [1, 1, 1] };
  const found = read({
    base: {
      $type: 'color',
      bg: { $value: black },
      text: { rest: { $value: black }, hover: { $value: black } },
    },
    button: { $extends: '{base}', text: { hover: { $value: white } } },
    loud: { $extends: '#/button', bg: { $value: white }, ring: { $value: '{loud.bg}' } },
  });
  const whites = Object.keys(found).filter((path) => JSON.stringify(found[path]?.value).includes('[1,1,1]'));
  expect(whites).toEqual(['button.text.hover', 'loud.bg', 'loud.text.hover', 'loud.ring']);
  expect(found['loud.text.rest']?.type).toBe('color');
});

test('reads colours, dimensions and durations as text, as older drafts wrote them, and names them', () => {
  const { tokens, faults, drafts } = readDocument({
    accent: color('#F80'),
    veil: color('#0000ff80'),
    again: { $value: '{accent}' },
    gap: { $type: 'dimension', $value: '0.5rem' },
    quick: { $type: 'duration', $value: '120ms' },
    glow: { $type: 'shadow', $value: { ...drop, color: '{accent}', blur: '{gap}' } },
    old: {
      $type: 'shadow',
      $value: [{ color: '#000000', offsetX: '1px', offsetY: '2px', blur: '3px', spread: '0px' }],
    },
  });
  expect(faults).toEqual([]);
  expect(drafts).toEqual(['accent', 'veil', 'gap', 'quick', 'old']);
  const values = Object.fromEntries(tokens.map(({ path, value }) => [path, value]));
  expect(values['accent']).toMatchObject({ colorSpace: 'srgb', components: [1, 0.5333, 0], alpha: 1 });
  expect(values['again']).toEqual(values['accent']);
  expect(values['veil']).toMatchObject({ alpha: 0.502 });
  expect(values['gap']).toEqual(rem(0.5));
  expect(values['quick']).toEqual(ms(120));
  expect(values['old']).toMatchObject([{ color: black, blur: px(3) }]);
});

const nested = (levels: number) => JSON.parse('{"a":'.repeat(levels) + '{}' + '}'.repeat(levels));
const chain = (length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, index) => [
      `t${index}`,
      index === length - 1 ? { $type: 'number', $value: 1 } : { $value: `{t${index + 1}}` },
    ]),
  );
/** A document in which each group contains the one before it twice: 2 to the power of `count` tokens. */
const doubling = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `g${index}`,
      index === 0
        ? { t: { $type: 'number', $value: 1 } }
        : { x: { $extends: `{g${index - 1}}` }, y: { $extends: `{g${index - 1}}` } },
    ]),
  );

test.each([
  ['20,000 levels', nested(20_000), 'has more than 32 levels'],
  [
    'a value of 20,000 levels',
    { one: { $type: 'number', $value: nested(20_000) } },
    'has more than 32 levels',
  ],
  [
    '60,000 groups',
    Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`g${n}`, {}])),
    'has more than 50000',
  ],
  ['a chain of 2,000 references', chain(2_000), 'over more than 50 references'],
  ['groups that double 30 times', doubling(30), 'has more than'],
])('refuses a document with %s in a sentence', (_, document, reason) => {
  const { faults } = readDocument(document);
  expect(faults.some((fault) => fault.reason.includes(reason))).toBe(true);
});

const one = (token: unknown) => ({ one: token });

test.each([
  ['no object', [], 'the document', 'not an object'],
  ['no type', one({ $value: 1 }), 'one', 'no $type'],
  ['a type of its own', one({ $type: 'glow', $value: 1 }), 'one', '"glow"'],
  ['a type that is no text', one({ $type: 3, $value: 1 }), 'one', 'the $type 3'],
  ['an unknown property', one({ $type: 'number', $value: 1, $note: '' }), 'one.$note', 'no such property'],
  ['a child of a token', one({ $type: 'number', $value: 1, two: {} }), 'one.two', 'no such property'],
  ['an unknown property of a group', { $mode: 'dark' }, '$mode', 'no property'],
  ['a description that is no text', one({ $description: 7 }), 'one', '$description'],
  ['a mark that is no mark', one({ $deprecated: 1 }), 'one', '$deprecated'],
  ['extensions that are no object', one({ $extensions: [] }), 'one', '$extensions'],
  ['a name with a brace', { 'o{ne': color(black) }, 'o{ne', 'brace'],
  ['a text in place of a token', { one: 'red' }, 'one', 'neither'],
  ['null', one({ $type: 'number', $value: null }), 'one', 'not a number'],
  ['a colour in words', one(color('red')), 'one', 'not a color'],
  ['a space that is none', one(color({ ...black, colorSpace: 'rgb' })), 'one', 'colorSpace'],
  ['two components', one(color({ ...black, components: [0, 0] })), 'one', 'components'],
  [
    'a component outside',
    one(color({ ...black, components: [0, 0, 255] })),
    'one',
    'outside of its colour space',
  ],
  ['a hue of 360', one(color({ colorSpace: 'hsl', components: [360, 1, 1] })), 'one', 'outside'],
  ['an alpha of 2', one(color({ ...black, alpha: 2 })), 'one', 'alpha'],
  ['a hex with alpha', one(color({ ...black, hex: '#00000080' })), 'one', 'hex'],
  ['a dimension in words', one({ $type: 'dimension', $value: '4 pixels' }), 'one', 'dimension'],
  ['a dimension in em', one({ $type: 'dimension', $value: { value: 1, unit: 'em' } }), 'one', 'unit'],
  ['a dimension without unit', one({ $type: 'dimension', $value: { value: 0 } }), 'one', 'unit'],
  ['a weight with a capital', one({ $type: 'fontWeight', $value: 'Bold' }), 'one', 'fontWeight'],
  ['a weight of 0', one({ $type: 'fontWeight', $value: 0 }), 'one', 'fontWeight'],
  ['an easing outside', one({ $type: 'cubicBezier', $value: [2, 0, 0, 0] }), 'one', 'cubicBezier'],
  ['a shadow without blur', one({ $type: 'shadow', $value: { ...drop, blur: undefined } }), 'one', 'shadow'],
  ['a border with more', one({ $type: 'border', $value: { ...border, radius: px(1) } }), 'one', 'border'],
  ['no stops', one({ $type: 'gradient', $value: [] }), 'one', 'gradient'],
  ['both $value and $ref', one({ $type: 'color', $value: black, $ref: '#/two/$value' }), 'one', 'both'],
  ['a reference to nothing', one({ $type: 'color', $value: '{two}' }), 'one', 'no token'],
  ['an empty reference', one({ $type: 'color', $value: '{}' }), 'one', 'malformed'],
  ['a reference to itself', one({ $type: 'color', $value: '{one}' }), 'one', 'itself'],
  ['a circle', { one: { $type: 'number', $value: '{two}' }, two: { $value: '{one}' } }, 'one', 'itself'],
  [
    'a reference to another type',
    { one: { $type: 'color', $value: '{two}' }, two: { $type: 'number', $value: 1 } },
    'one',
    'refers to a number',
  ],
  [
    'braces inside a colour',
    { one: color({ ...black, components: ['{two}', 0, 0] }), two: { $type: 'number', $value: 1 } },
    'one',
    'not a color',
  ],
  ['a pointer without hash', one({ $type: 'color', $ref: '/two/$value' }), 'one', 'pointer such as'],
  ['a pointer with a space', one({ $type: 'color', $ref: '#/a b/$value' }), 'one', 'pointer such as'],
  [
    'a pointer to a whole token',
    { one: { $type: 'color', $ref: '#/two' }, two: color(black) },
    'one',
    '$value of a token',
  ],
  [
    'a pointer to a note',
    { one: { $type: 'number', $ref: '#/two/$description' }, two: color(black) },
    'one',
    '$value of a token',
  ],
  [
    'a pointer past the end',
    { one: { $type: 'number', $ref: '#/two/$value/components/3' }, two: color(black) },
    'one',
    'no such part',
  ],
  ['a pointer to a group', { one: { $type: 'number', $ref: '#/two' }, two: {} }, 'one', 'no token'],
  [
    'a part beside its pointer',
    { one: color({ ...black, alpha: { $ref: '#/two/$value', a: 1 } }), two: { $type: 'number', $value: 1 } },
    'one',
    'beside',
  ],
  ['a group that extends nothing', one({ $extends: '{two}' }), 'one', 'not there'],
  ['a group that extends a token', { one: { $extends: '{two}' }, two: color(black) }, 'one', 'only a group'],
  ['groups in a circle', { one: { $extends: '{two}' }, two: { $extends: '{one}' } }, 'one', 'itself'],
  ['a group inside what it extends', { one: { two: { $extends: '{one}' } } }, 'one.two', 'itself'],
  ['a $root that is a group', one({ $root: { a: color(black) } }), 'one.$root', 'a group'],
])('reports %s with its path', (_, document, path, reason) => {
  const { faults } = readDocument(document);
  expect(faults.find((fault) => fault.path === path)?.reason).toContain(reason);
});

import { expect, test } from 'vitest';
import { chromaticModes, withChromatic } from './modes.ts';

const choices = { brands: ['touchline', 'merlot'], modes: ['light', 'dark', 'contrast'] };
const chromaticOf = (tags: readonly string[]) => {
  const context = { argTypes: {}, parameters: {} as Record<string, unknown>, tags };
  // The cast: the enhancer reads no more of a story.
  withChromatic(chromaticModes(undefined, choices))(context as never);
  return context.parameters['chromatic'];
};

test('the default modes are the first brand in light, dark and from right to left', () => {
  expect(chromaticModes(undefined, choices)).toEqual({
    'touchline light': { brand: 'touchline', mode: 'light', direction: 'auto' },
    'touchline dark': { brand: 'touchline', mode: 'dark', direction: 'auto' },
    'touchline light rtl': { brand: 'touchline', mode: 'light', direction: 'rtl' },
  });
});

test('a partner names brands, modes and directions', () => {
  expect(Object.keys(chromaticModes(' merlot dark,  merlot contrast rtl ', choices))).toEqual([
    'merlot dark',
    'merlot contrast rtl',
  ]);
});

test.each(['acme light', 'merlot', 'merlot night', 'merlot dark left', 'merlot dark rtl now'])(
  'refuses %s with the known names',
  (name) => {
    expect(() => chromaticModes(name, choices)).toThrow(
      `contains "${name}". Write a brand (touchline, merlot)`,
    );
  },
);

test('a story is taken at the width of its tag, and not at all with no-visual', () => {
  expect(chromaticOf([])).toMatchObject({ modes: { 'touchline dark': { viewport: 390 } } });
  expect(chromaticOf(['desktop'])).toMatchObject({ modes: { 'touchline dark': { viewport: 1280 } } });
  expect(chromaticOf(['no-visual'])).toEqual({ disableSnapshot: true });
});

import { globalStyle, style } from '@vanilla-extract/css';

// Plain styles around Storybook's own blocks, in the colours of its theme: the page is not part of the product.
const line = '1px solid color-mix(in srgb, currentColor 18%, transparent)';

export const facts = style({ display: 'grid', gap: 4, margin: '0 0 20px' });
globalStyle(`${facts} > div`, { display: 'flex', gap: 12 });
// Doubled, because Storybook's own styles of `dt` and `dd` are as specific.
globalStyle(`${facts}${facts} :is(dt, dd)`, {
  margin: 0,
  padding: 0,
  font: 'inherit',
  fontSize: 14,
  lineHeight: '22px',
});
globalStyle(`${facts}${facts} dt`, { flex: '0 0 52px', opacity: 0.7 });
globalStyle(`${facts}${facts} dd`, { minInlineSize: 0, overflowWrap: 'anywhere' });

export const component = style({ marginBlockStart: 32 });

export const advice = style({
  display: 'grid',
  gap: 16,
  '@media': { '(min-width: 700px)': { gridTemplateColumns: '1fr 1fr' } },
});

// Doubled, because Storybook's own styles of `div` are as specific.
globalStyle(`${advice}${advice}`, { marginBlock: '16px 32px' });

export const box = style({
  padding: '12px 16px',
  border: line,
  borderBlockStartWidth: 4,
  borderRadius: 8,
  selectors: {
    '&[data-kind="do"]': { borderBlockStartColor: '#1f9d61' },
    '&[data-kind="dont"]': { borderBlockStartColor: '#d6453d' },
  },
});
globalStyle(`${box}${box} ul`, { listStyle: 'disc', marginBlock: '8px 0', paddingInlineStart: 18 });

export const anatomy = style({ paddingInlineStart: 24 });
// The kit's reset removes the numbers.
globalStyle(`${anatomy}${anatomy}`, { listStyle: 'decimal' });

export const props = style({ display: 'inline-flex', flexWrap: 'wrap', gap: 4, marginInlineStart: 10 });

export const related = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });
globalStyle(`${related}${related}`, { listStyle: 'none', padding: 0, marginInlineStart: 0 });
globalStyle(`${related}${related} li`, { margin: 0 });

export const scroll = style({ overflowX: 'auto' });
globalStyle(`${scroll} td`, { verticalAlign: 'top' });

export const key = style({
  display: 'inline-block',
  margin: '0 6px 4px 0',
  padding: '1px 7px',
  border: line,
  borderBlockEndWidth: 2,
  borderRadius: 5,
  font: '12px/18px ui-monospace, Menlo, Consolas, monospace',
  whiteSpace: 'nowrap',
});

export const window = style({
  display: 'block',
  inlineSize: 'min(100%, 390px)',
  blockSize: 640,
  marginBlock: '24px 40px',
  border: line,
  borderRadius: 10,
});

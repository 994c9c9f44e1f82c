import { createContainer } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { iconsBelow } from '../../measures.ts';
import { unseen } from '../../rules.ts';

const menu = createContainer('sportMenu');
const inNarrow = `${menu} ${iconsBelow}`;

export const root = component({
  containerType: 'inline-size',
  containerName: menu,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
});

export const tools = component({
  display: 'flex',
  justifyContent: 'end',
  marginBlockEnd: `calc(${vars.space.md} * -1)`,
  '@container': { [inNarrow]: { justifyContent: 'center' } },
});

export const search = component({ '@container': { [inNarrow]: { display: 'none' } } });

export const title = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.sm,
  '@container': { [inNarrow]: unseen },
});

export const list = component({
  selectors: { '& &': { paddingInlineStart: vars.space.lg } },
  '@container': { [inNarrow]: { selectors: { '& &': { display: 'none' } } } },
});

export const row = component({ display: 'flex', alignItems: 'center' });

export const entry = component({
  ...textRules.body,
  ...colourFade,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.row,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[aria-current="page"]': { background: vars.color.sunken, fontWeight: vars.font.weight.strong },
    // Aligns the counts with those of entries that have an expand button.
    '&[data-leaf]': { paddingInlineEnd: `calc(${vars.size.row} + ${vars.space.md})` },
  },
  '@media': {
    [pointer]: { selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.raised } } },
  },
  '@container': {
    [inNarrow]: {
      justifyContent: 'center',
      paddingInline: 0,
      selectors: { '&[data-leaf]': { paddingInlineEnd: 0 } },
    },
  },
});

export const flag = component({ display: 'grid', placeItems: 'center', flexShrink: 0 });

export const name = component({
  ...clamp(2),
  flex: 1,
  minInlineSize: 0,
  '@container': { [inNarrow]: { ...unseen, flex: 'none' } },
});

export const count = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [inNarrow]: unseen },
});

export const expand = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.row,
  blockSize: vars.size.row,
  borderRadius: vars.radius.control,
  color: vars.color.text.muted,
  '@media': { [pointer]: { selectors: { '&:hover': { background: vars.color.raised } } } },
  '@container': { [inNarrow]: { display: 'none' } },
});

import { createContainer } from '@vanilla-extract/css';
import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { from } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { boost, text } = vars.color;
const { space } = vars;
const container = createContainer('express');
/** Width of the card, growing with the text size, below which its parts are one below the other. */
const narrow = `${container} (max-width: 21.25rem)`;

export const root = component({
  ...card,
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desk]: { blockSize: '100%' } },
});

export const inner = component({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.xs,
  padding: space.md,
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  '@container': { [narrow]: { flexWrap: 'wrap', rowGap: 0 } },
});

export const mark = component({
  display: 'inline-flex',
  flexShrink: 0,
  padding: space.xs,
  borderRadius: vars.radius.control,
  background: boost.bg,
  color: boost.fg,
});

export const title = component({
  ...textRules.section,
  ...clamp(2),
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '1lh',
  '@container': { [narrow]: { flexBasis: '70%' } },
});

export const gain = component({
  ...textRules.label,
  flexShrink: 0,
  color: boost.fg,
  fontWeight: vars.font.weight.strong,
});

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  flexWrap: 'wrap',
  minInlineSize: 0,
});

/** Crests that overlap a little, on phones. */
export const crests = component({
  display: 'flex',
  flexShrink: 0,
  '@media': { [from.desk]: { display: 'none' } },
});
export const crest = component({
  vars: { [vars.size.icon]: `calc(${space.xl} + ${space.xs})` },
  display: 'inline-flex',
  selectors: { '& + &': { marginInlineStart: `calc(${space.xs} * -1.25)` } },
});

/** Matches of the express, on wide pages, where the card is as high as the featured match; `data-many` cuts them. */
export const legs = component({
  display: 'none',
  gap: space.xs,
  '@media': { [from.desk]: { display: 'grid' } },
});
export const leg = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
});
export const event = component({
  ...clamp(2),
  minInlineSize: 0,
  selectors: { '[data-many] &': { ...oneLine, display: 'block' } },
});

export const words = component({
  display: 'grid',
  flex: `1 1 calc(${vars.size.touch} * 2)`,
  minInlineSize: 0,
  '@container': { [narrow]: { flexBasis: '50%' } },
  '@media': { [from.desk]: { flexBasis: `calc(${vars.size.touch} * 2)` } },
});
export const summary = component({ ...textRules.label, ...clamp(2), fontWeight: vars.font.weight.strong });
export const note = component({ ...textRules.label, ...clamp(2), color: text.muted });

export const prices = component({
  ...figures,
  display: 'grid',
  justifyItems: 'end',
  flexShrink: 0,
  '@container': { [narrow]: { flex: 1, justifyItems: 'start' } },
});
export const before = component({ ...textRules.label, color: text.muted });
export const price = component({
  fontSize: vars.type.size.score,
  lineHeight: vars.type.leading.score,
  fontWeight: vars.font.weight.price,
  color: boost.fg,
});

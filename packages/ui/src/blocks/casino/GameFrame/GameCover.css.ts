import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { textRules } from '../../../theme/text.ts';
import { card as cardRule } from '../../rules.ts';

const { space } = vars;

export const root = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: space.lg,
  backgroundColor: vars.color.tile.bg,
  vars: { [focusColour]: vars.color.border.focus },
});

export const picture = component({ position: 'absolute', inset: 0, opacity: 0.35 });

export const card = component({
  ...cardRule,
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  inlineSize: `min(100%, calc(${vars.size.touch} * 8))`,
  padding: space.xl,
  color: vars.color.text.default,
  textAlign: 'center',
});

export const disc = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.header,
  blockSize: vars.size.header,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
});

export const words = component({ display: 'grid', gap: space.xs, overflowWrap: 'anywhere' });

export const title = component(textRules.name);

export const detail = component({ ...textRules.body, color: vars.color.text.muted });

export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.sm,
});

export const loading = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.md,
  inlineSize: `min(100%, calc(${vars.size.touch} * 5))`,
  color: vars.color.tile.fg,
  textAlign: 'center',
});

export const thumbnail = component({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: `calc(${vars.size.touch} * 3)`,
  aspectRatio: '3 / 4',
  maxBlockSize: '40dvh',
  borderRadius: vars.radius.tile,
});

export const name = component({ ...textRules.section, overflowWrap: 'anywhere' });

export const progress = component({ inlineSize: '100%' });

export const figures = component({ inlineSize: '100%', textAlign: 'start' });

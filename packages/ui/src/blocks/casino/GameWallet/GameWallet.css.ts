import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { from, short } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { wideFrame } from '../GameFrame/GameFrame.css.ts';

const { space } = vars;

/** Phones held sideways have the balance in the frame's bar, on its ground. */
const inBar = { backgroundColor: 'transparent', color: 'inherit', minBlockSize: vars.size.touch } as const;

export const root = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  minBlockSize: `calc(${vars.size.touch} + ${space.lg})`,
  minInlineSize: 0,
  paddingInline: `${space.lg} ${space.md}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface,
  color: vars.color.text.default,
  vars: { [focusColour]: vars.color.border.focus },
  '@media': {
    [from.desk]: { minBlockSize: vars.size.header },
    [short.wide]: { ...inBar, paddingInline: space.xs, paddingBlockEnd: 0 },
  },
});

export const names = component({
  flex: '1 1 auto',
  display: 'grid',
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': {
    [from.desk]: {
      '@container': {
        [wideFrame]: { flex: '0 1 auto', display: 'flex', alignItems: 'baseline', gap: space.sm },
      },
    },
  },
});

export const change = component({
  flex: '1 1 auto',
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  border: 0,
  padding: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [from.desk]: {
      '@container': {
        [wideFrame]: { flex: '0 1 auto', display: 'flex', alignItems: 'center', gap: space.sm },
      },
    },
  },
});

const muted = { color: vars.color.text.muted } as const;

export const account = component({
  ...textRules.label,
  ...oneLine,
  ...muted,
  '@media': { [short.wide]: { color: 'inherit' } },
});

export const balance = component({
  ...textRules.score,
  ...figures,
  whiteSpace: 'nowrap',
});

export const note = component({
  ...textRules.label,
  ...muted,
  ...oneLine,
  display: 'none',
  '@media': { [from.desk]: { '@container': { [wideFrame]: { display: 'block' } } } },
});

export const limit = component({
  display: 'grid',
  justifyItems: 'end',
  flexShrink: 0,
  maxInlineSize: '50%',
  textAlign: 'end',
  '@media': {
    // The side column has it.
    [from.desk]: { '@container': { [wideFrame]: { display: 'none' } } },
    [short.any]: { display: 'none' },
  },
});

export const left = component({ ...textRules.body, fontWeight: vars.font.weight.strong });

export const narrow = component({
  flexShrink: 0,
  '@media': { [from.desk]: { '@container': { [wideFrame]: { display: 'none' } } } },
});

export const actions = component({
  display: 'none',
  gap: space.sm,
  marginInlineStart: 'auto',
  flexShrink: 0,
  '@media': { [from.desk]: { '@container': { [wideFrame]: { display: 'flex' } } } },
});

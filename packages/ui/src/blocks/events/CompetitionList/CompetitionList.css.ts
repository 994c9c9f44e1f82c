import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusOffset } from '../../../theme/focus.css.ts';
import { hairline, pointer, ring, stack } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const line = `${hairline} solid ${vars.color.border.default}`;

// Rows extend to the card's edge, so their focus rings are inset.
export const root = component({ ...card, vars: { [focusOffset]: `calc(${ring} * -1)` } });

export const search = component({ padding: vars.space.md });

export const group = component({
  selectors: { '& + &': { borderBlockStart: line } },
});

export const title = component({
  ...textRules.label,
  background: vars.color.raised,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  borderRadius: vars.radius.card,
});

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.lg,
} as const;

export const fixed = component(head);
export const fold = component({
  ...head,
  fontWeight: 'inherit',
  '@media': { [pointer]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
});

export const titleWords = component({ ...clamp(2), flex: 1, minInlineSize: 0, textAlign: 'start' });

export const flag = component({ display: 'grid', placeItems: 'center', flexShrink: 0 });

export const list = component({ borderBlockStart: line });

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInlineStart: vars.space.lg,
  paddingInlineEnd: vars.space.xs,
  selectors: {
    '& + &': { borderBlockStart: line },
    '&[data-selected]': { background: vars.color.raised },
  },
});

export const link = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  paddingInlineEnd: vars.space.sm,
  fontWeight: vars.font.weight.medium,
  borderRadius: vars.radius.control,
  '@media': {
    [pointer]: {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const name = component({ ...clamp(2), flex: 1, minInlineSize: 0 });

export const count = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});

/** Sticky, so that the selected competitions can be shown from any scroll position. */
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: stack.bar,
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space.sm,
  padding: vars.space.md,
  background: vars.color.surface,
  borderBlockStart: line,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
});

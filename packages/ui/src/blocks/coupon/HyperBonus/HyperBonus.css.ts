import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { boost } = vars.color;

export const root = component({
  display: 'grid',
  gap: vars.space.sm,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  borderRadius: vars.radius.control,
  background: boost.bg,
  color: boost.fg,
});

export const head = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  fontWeight: vars.font.weight.strong,
});

export const label = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = component({ ...figures, fontWeight: vars.font.weight.price });

/** One step per selection; reached steps are filled. */
export const steps = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
});
export const step = component({
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  background: boost.border,
  selectors: { '&[data-reached]': { background: boost.fg } },
});

export const hint = component({ ...textRules.note, fontWeight: vars.font.weight.medium });

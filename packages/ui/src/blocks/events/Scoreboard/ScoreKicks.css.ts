import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const root = component({
  ...textRules.label,
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  marginBlockStart: vars.space.md,
  paddingInline: vars.space.lg,
});

export const label = component({
  ...textRules.note,
  color: header.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'center',
});

export const side = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.md,
});

export const name = component({ ...oneLine, fontWeight: vars.font.weight.strong });

export const kicks = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const kick = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.lg,
  blockSize: vars.space.lg,
  borderRadius: vars.radius.full,
  boxShadow: `inset 0 0 0 ${hairline} ${header.muted}`,
  color: header.muted,
  selectors: {
    '&[data-state="scored"]': { background: header.fg, color: header.bg, boxShadow: 'none' },
  },
});

export const score = component({ ...textRules.score, minInlineSize: vars.space.lg, textAlign: 'end' });

import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { border, text } = vars.color;

export const root = component({ ...card, overflow: 'hidden' });

export const teams = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  padding: `${vars.space.md} ${vars.space.lg}`,
});

export const team = component({
  ...textRules.name,
  ...clamp(2),
  minInlineSize: 0,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

/** Incidents of the home side start at the line's start, those of the away side at its end. */
export const moment = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xs,
  borderBlockStart: `${hairline} solid ${border.default}`,
  selectors: {
    '&[data-side="1"]': { flexDirection: 'row-reverse', textAlign: 'end' },
    '&:not([data-side])': { background: vars.color.raised, color: text.muted },
  },
});

export const minute = component({
  ...textRules.label,
  ...figures,
  flexShrink: 0,
  minInlineSize: vars.space.xxl,
  color: text.muted,
  fontWeight: vars.font.weight.strong,
});

export const icon = component({
  display: 'grid',
  flexShrink: 0,
  color: text.muted,
  selectors: { '&[data-grave]': { color: text.default } },
});

export const words = component({ flex: 1, minInlineSize: 0 });

export const label = component({
  ...clamp(2),
  selectors: { '&[data-grave]': { fontWeight: vars.font.weight.strong } },
});

export const detail = component({ ...textRules.note, ...clamp(2), color: text.muted });

export const score = component({ ...textRules.score, flexShrink: 0 });

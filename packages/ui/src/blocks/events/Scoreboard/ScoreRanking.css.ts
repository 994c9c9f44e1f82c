import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { header } = vars.color;

export const root = component({
  maxInlineSize: columns.reading,
  marginInline: 'auto',
  marginBlockStart: vars.space.sm,
  paddingInline: vars.space.lg,
});

export const rank = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  minBlockSize: vars.space.xxl,
  selectors: {
    '& + &': { borderBlockStart: `${hairline} solid color-mix(in oklab, ${header.fg} 14%, transparent)` },
  },
});

export const place = component({ ...textRules.score, minInlineSize: vars.space.xl, textAlign: 'center' });

export const words = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.sm,
  flex: 1,
  minInlineSize: 0,
});

export const name = component({ ...oneLine, fontWeight: vars.font.weight.strong });

export const detail = component({ ...oneLine, color: header.muted });

export const value = component({ ...figures, color: header.muted, flexShrink: 0 });

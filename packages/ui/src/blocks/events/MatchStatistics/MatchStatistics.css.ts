import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

export const root = component({ ...card, padding: vars.space.lg });

export const teams = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.lg,
  marginBlockEnd: vars.space.md,
});

export const team = component({
  ...textRules.name,
  ...clamp(2),
  minInlineSize: 0,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const list = component({ display: 'grid', gap: vars.space.lg });

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"home label away" "bar bar bar"',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
});

export const label = component({
  ...textRules.label,
  gridArea: 'label',
  color: vars.color.text.muted,
  textAlign: 'center',
});

const value = {
  ...textRules.body,
  ...figures,
  minInlineSize: vars.space.xxl,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-most]': { fontWeight: vars.font.weight.price } },
} as const;

export const home = component({ ...value, gridArea: 'home' });
export const away = component({ ...value, gridArea: 'away', textAlign: 'end' });
export const bar = component({ gridArea: 'bar' });

import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { outcome, status, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.lg, minInlineSize: 0 });

export const title = component({ ...textRules.name, overflowWrap: 'anywhere' });

export const detail = component({ ...textRules.label, color: text.muted });

export const details = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.5em), 1fr))',
  gap: vars.space.md,
});

export const entry = component({ display: 'grid', alignContent: 'start', minInlineSize: 0 });

export const label = component({ ...textRules.label, color: text.muted });

export const value = component({
  ...textRules.name,
  ...figures,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.price,
  selectors: {
    '&[data-tone="up"]': { color: outcome.won.fg },
    '&[data-tone="down"]': { color: status.danger.fg },
  },
});

import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures as tabular, textRules } from '../../../theme/text.ts';
import { touchArea } from '../../../theme/touch.ts';

const { text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.md });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});

export const title = component({ ...textRules.name, minInlineSize: 0, overflowWrap: 'anywhere' });

export const amount = component({ ...textRules.body, ...tabular, color: text.muted, whiteSpace: 'nowrap' });

export const use = component({ display: 'grid', gap: vars.space.sm });

export const figures = component({
  ...textRules.label,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  color: text.muted,
});

export const ways = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl });

/** Follow-up action in the colour of the note. */
export const way = component({
  position: 'relative',
  fontWeight: vars.font.weight.strong,
  selectors: { '&::after': touchArea, '&:hover': { textDecoration: 'underline' } },
});

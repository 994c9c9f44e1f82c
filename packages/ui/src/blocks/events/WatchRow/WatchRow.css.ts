import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { space } = vars;

export const root = component({
  selectors: { '* + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
});

/** Bar at the start of the match of the page. */
const bar = '3px';

export const link = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.lg,
  paddingInline: space.lg,
  paddingBlock: space.md,
  '@media': { [pointer]: { selectors: { '&:hover': { background: vars.color.raised } } } },
  selectors: {
    '&[aria-current]': {
      borderInlineStart: `${bar} solid`,
      paddingInlineStart: `calc(${space.lg} - ${bar})`,
      background: vars.color.raised,
    },
  },
});

export const sides = component({ flex: 1, display: 'grid', gap: space.xs, minInlineSize: 0 });

/** Period and competition; the competition gives way first. */
export const status = component({
  ...textRules.label,
  display: 'grid',
  gridTemplateColumns: 'fit-content(75%) minmax(0, 1fr)',
  gap: space.sm,
});

export const place = component({ ...oneLine, minInlineSize: 0, color: vars.color.text.muted });

export const side = component({ display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 });

export const name = component({ ...textRules.name, ...clamp(2), flex: 1, minInlineSize: 0 });

export const score = component({ ...textRules.score, flexShrink: 0 });

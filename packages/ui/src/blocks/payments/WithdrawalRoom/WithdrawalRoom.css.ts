import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { boost, sunken, text } = vars.color;

/** Money that waits is hatched: it is neither free nor a bonus. */
const hatched = `repeating-linear-gradient(135deg, ${text.muted} 0 3px, ${sunken} 3px 6px)`;
const fills = {
  '&[data-tone="free"]': { background: text.default },
  '&[data-tone="bonus"]': { background: boost.fg },
  '&[data-tone="waiting"]': { background: hatched },
} as const;

export const root = component({ display: 'grid', gap: vars.space.md });
export const label = component({ ...textRules.label, color: text.muted, margin: 0 });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});
export const amount = component({ ...textRules.display, ...figures, overflowWrap: 'anywhere' });
export const whole = component({ ...textRules.body, ...figures, color: text.muted });
export const bar = component({
  display: 'flex',
  gap: '2px',
  blockSize: '12px',
  borderRadius: vars.radius.full,
  background: sunken,
  overflow: 'hidden',
});
export const share = component({
  borderRadius: '2px',
  selectors: { ...fills, '&[hidden]': { display: 'none' } },
});
export const reasons = component({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const reason = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.sm,
  alignItems: 'baseline',
});
export const swatch = component({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '3px',
  selectors: fills,
});
export const name = component({ ...textRules.name, overflowWrap: 'anywhere' });
export const part = component({ ...textRules.name, ...figures });
export const detail = component({
  ...textRules.body,
  gridColumn: '2 / -1',
  color: text.muted,
  margin: 0,
});

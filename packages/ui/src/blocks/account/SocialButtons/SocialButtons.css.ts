import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const line = { content: '""', flex: 1, blockSize: hairline, background: vars.color.border.default } as const;

export const root = component({ display: 'grid', gap: vars.space.md });
export const label = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  color: vars.color.text.muted,
  selectors: { '&::before': line, '&::after': line },
});
export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))',
  gap: vars.space.sm,
});

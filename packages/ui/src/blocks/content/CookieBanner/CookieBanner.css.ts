import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { from, hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, overlay, text } = vars.color;

export const root = component({
  display: 'grid',
  gap: vars.space.md,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  padding: vars.space.lg,
  background: overlay,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.lg,
  outline: 'none',
});

export const words = component({ display: 'grid', gap: vars.space.xs });

export const title = component(textRules.name);

export const detail = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });

export const kinds = component({ display: 'grid' });

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
  gap: vars.space.sm,
});

export const choose = component({ gridColumn: '1 / -1', '@media': { [from.desk]: { gridColumn: 'auto' } } });

import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { space } = vars;

export const root = component({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const top = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: vars.size.control,
});

export const label = component(textRules.name);

export const list = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, calc(${vars.size.touch} * 5)), 1fr))`,
  columnGap: space.xl,
});

export const row = component({
  minInlineSize: 0,
  borderBlockEnd: `${hairline} solid ${vars.color.border.default}`,
});

export const option = component({ display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 });

export const name = component({ ...oneLine, flex: 1, minInlineSize: 0 });

export const count = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

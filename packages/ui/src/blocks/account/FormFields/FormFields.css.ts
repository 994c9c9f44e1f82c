import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, text } = vars.color;

/** Two columns where the container is wide enough, otherwise one. */
export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15em), 1fr))',
  gap: vars.space.lg,
  alignItems: 'start',
});
export const wide = component({ gridColumn: '1 / -1', minInlineSize: 0 });
export const cell = component({ minInlineSize: 0 });

export const code = component({
  ...textRules.name,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  alignSelf: 'stretch',
  paddingInlineEnd: vars.space.sm,
  borderInlineEnd: `${hairline} solid ${border.default}`,
  color: text.default,
  fontWeight: vars.font.weight.medium,
});
/** The native `select` covers the short dialling code, so that its list shows country names. */
export const codeSelect = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${vars.space.md} * -1)`,
  insetInlineEnd: 0,
  opacity: 0,
  cursor: 'pointer',
  fontSize: '1rem',
});
export const codeOption = component({ color: text.default, backgroundColor: vars.color.surface });

export const locked = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${hairline} solid ${border.default}`,
});
export const lockedValue = component({
  ...textRules.name,
  fontWeight: vars.font.weight.medium,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const lock = component({ display: 'grid', color: text.muted });

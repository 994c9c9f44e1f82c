import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, surface, text } = vars.color;
const { space } = vars;

export const root = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: 0,
  backgroundColor: surface,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.control,
});

export const link = component({
  ...textRules.body,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
  minBlockSize: 'inherit',
  paddingInline: space.md,
  borderRadius: 'inherit',
  color: text.muted,
});

export const label = component(oneLine);

export const filters = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.touch,
  minBlockSize: 'inherit',
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  borderInlineStart: `${hairline} solid ${border.default}`,
});

import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';
import { touchArea } from '../../theme/touch.ts';

const { border, chip, sunken, surface, text } = vars.color;

export const root = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
});

export const label = component({
  ...textRules.label,
  fontWeight: vars.font.weight.strong,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const figure = component({
  ...textRules.body,
  ...figures,
  fontWeight: vars.font.weight.price,
  whiteSpace: 'nowrap',
});

export const control = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.touch,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const track = component({
  position: 'relative',
  flex: 1,
  blockSize: `calc(${vars.space.xs} + ${vars.space.xxs})`,
  borderRadius: vars.radius.full,
  // Hairline that is visible on any background: the sunken colour alone doesn't show where the track ends.
  backgroundColor: sunken,
  boxShadow: `inset 0 0 0 ${hairline} ${border.field}`,
  overflow: 'hidden',
});

export const range = component({
  position: 'absolute',
  insetBlock: 0,
  backgroundColor: chip.selectedBg,
  selectors: { '&[data-disabled]': { backgroundColor: text.disabled } },
});

export const thumb = component({
  position: 'relative',
  display: 'block',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  borderRadius: vars.radius.full,
  backgroundColor: surface,
  border: `calc(${vars.space.xxs} * 2) solid ${chip.selectedBg}`,
  boxShadow: vars.shadow.sm,
  cursor: 'inherit',
  selectors: { '&::after': touchArea, '&[data-disabled]': { borderColor: text.disabled } },
});

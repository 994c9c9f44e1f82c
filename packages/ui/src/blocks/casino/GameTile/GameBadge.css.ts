import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { tile } = vars.color;
const { space } = vars;
/** Distance from the corner of the artwork. */
const corner = `calc(${space.xs} + ${space.xxs})`;

export const root = component({
  ...textRules.note,
  position: 'absolute',
  insetBlockStart: corner,
  insetInlineStart: corner,
  maxInlineSize: `calc(100% - ${corner} * 2)`,
  paddingInline: corner,
  paddingBlock: space.xxs,
  borderRadius: `min(${vars.radius.odds}, ${corner})`,
  // Distinguishes it from light artwork.
  boxShadow: vars.shadow.sm,
  backgroundColor: tile.badgeBg,
  color: tile.badgeFg,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: figures.fontVariantNumeric,
  selectors: { '&[data-kind="jackpot"]': { backgroundColor: tile.bg, color: tile.jackpotFg } },
});

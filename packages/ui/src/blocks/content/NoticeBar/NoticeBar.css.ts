import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { info, warning, danger } = vars.color.status;
const tone = ({ fg, bg, border }: { fg: string; bg: string; border: string }) => ({
  color: fg,
  background: bg,
  borderColor: border,
});

export const root = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.row,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${hairline} solid transparent`,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-tone="info"]': tone(info),
    '&[data-tone="warning"]': tone(warning),
    '&[data-tone="danger"]': tone(danger),
  },
});

export const words = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { clear } from '../../../theme/flood.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { momentumHeights, thumbnailSizes } from '../../measures.ts';

const { flood, header } = vars.color;
const { space } = vars;

export const root = component({
  vars: { [header.live]: flood.live, [focusColour]: vars.color.border.focus },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  flexShrink: 0,
  inlineSize: thumbnailSizes.row.inline,
  blockSize: thumbnailSizes.row.block,
  padding: `${space.xs} ${space.sm}`,
  overflow: 'hidden',
  // Visible in forced colours, where the ground isn't.
  border: `${hairline} solid ${clear}`,
  borderRadius: `min(${vars.radius.control}, ${space.sm})`,
  background: flood.bg,
  color: flood.fg,
  selectors: {
    '&[data-size="leg"]': { inlineSize: thumbnailSizes.leg.inline, blockSize: thumbnailSizes.leg.block },
  },
});

export const momentum = component({ display: 'block', blockSize: momentumHeights.thumbnail });

export const foot = component({
  ...textRules.note,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  lineHeight: 1.2,
});

export const live = component({
  ...oneLine,
  minInlineSize: 0,
  color: flood.live,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

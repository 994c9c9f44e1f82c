import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { share } from '../../../theme/flood.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { momentumHeights, thumbnailSize } from '../../measures.ts';

const { flood, header } = vars.color;
const { space } = vars;

export const root = component({
  vars: { [header.live]: flood.live },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  flexShrink: 0,
  inlineSize: thumbnailSize.inline,
  blockSize: thumbnailSize.block,
  padding: `${space.xs} ${space.sm}`,
  overflow: 'hidden',
  // At night the ground is close to that of cards.
  border: `${hairline} solid ${share(flood.fg, 16)}`,
  borderRadius: `min(${vars.radius.control}, ${space.sm})`,
  background: flood.bg,
  color: flood.fg,
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

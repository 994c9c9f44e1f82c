import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { card } from '../../rules.ts';

const { border, raised, text, tile } = vars.color;

export const root = component({
  ...card,
  ...colourFade,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  selectors: { '&[aria-current="page"]': { borderColor: border.strong } },
  '@media': { [pointer]: { selectors: { '&:hover': { borderColor: tile.hoverRing } } } },
});

export const picture = component({
  display: 'grid',
  // Images of any aspect ratio are cropped to the tile.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  flexShrink: 0,
  aspectRatio: '16 / 9',
  background: tile.bg,
  color: tile.fg,
  borderBlockEnd: `${hairline} solid ${border.default}`,
});

export const image = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space.xxs,
  flex: 1,
  padding: vars.space.md,
  selectors: { '[aria-current="page"] > &': { background: raised } },
});

export const name = component({ ...textRules.name, ...clamp(2), overflowWrap: 'anywhere' });

export const figures = component({
  ...textRules.label,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  overflowWrap: 'anywhere',
  color: text.muted,
});

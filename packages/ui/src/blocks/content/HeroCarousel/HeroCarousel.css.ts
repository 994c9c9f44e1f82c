import { createContainer } from '@vanilla-extract/css';
import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { textRules } from '../../../theme/text.ts';

const { brand } = vars.color;
/** Height of a banner's image on phones; the text is below it. */
const head = `calc(${vars.size.row} * 3)`;
const banner = createContainer('banner');
const roomy = `${banner} (min-width: 560px)`;

export const place = component({ containerName: banner, containerType: 'inline-size', blockSize: '100%' });

export const root = component({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  blockSize: '100%',
  minBlockSize: `calc(${vars.size.row} * 5)`,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: brand.bg,
  color: brand.fg,
  vars: { [focusColour]: brand.fg },
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 45%', alignItems: 'center' } },
});

/** Space of the image: above the text on phones, next to it where the width allows. */
export const picture = component({
  position: 'absolute',
  insetInline: vars.space.lg,
  insetBlockStart: vars.space.lg,
  blockSize: `calc(${head} - ${vars.space.lg})`,
  // The image is fitted into both measures.
  containerType: 'size',
  '@container': {
    [roomy]: {
      position: 'relative',
      insetInline: 0,
      insetBlockStart: 0,
      order: 1,
      alignSelf: 'stretch',
      blockSize: 'auto',
      marginBlock: vars.space.lg,
      marginInlineEnd: vars.space.lg,
    },
  },
});

/** The whole image in its own ratio: its lettering isn't cut at any width. */
export const art = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  marginBlock: 'auto',
  inlineSize: 'min(100cqi, 100cqb * 16 / 9)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  '@container': { [roomy]: { insetInline: 'auto 0' } },
});

export const words = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.lg,
  paddingBlockStart: `calc(${head} + ${vars.space.md})`,
  '@container': { [roomy]: { padding: vars.space.xl } },
});

export const kicker = component({
  ...textRules.label,
  color: brand.muted,
  fontWeight: vars.font.weight.strong,
});

export const title = component({ ...textRules.title, ...clamp(3) });

export const detail = component({ ...textRules.body, ...clamp(2), color: brand.muted });

export const action = component({ paddingBlockStart: vars.space.sm });

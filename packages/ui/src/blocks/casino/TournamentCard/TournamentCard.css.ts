import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { brand } = vars.color;
const { space } = vars;

const frame = {
  position: 'relative',
  display: 'grid',
  gap: space.xs,
  padding: space.lg,
  borderRadius: vars.radius.card,
} as const;

export const root = component({
  ...frame,
  // The picture is painted above the ground and below the text.
  isolation: 'isolate',
  vars: { [focusColour]: brand.fg },
  backgroundColor: brand.bg,
  color: brand.fg,
  boxShadow: vars.shadow.sm,
});

/** Picture at the end of the card, faded towards the text. */
export const art = component({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '46%',
  blockSize: '100%',
  objectFit: 'cover',
  borderStartEndRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  opacity: 0.5,
  maskImage: 'linear-gradient(to right, transparent, #000)',
  selectors: {
    '&:dir(rtl)': { maskImage: 'linear-gradient(to left, transparent, #000)' },
  },
});

/** Beside a picture the text is only on its faded edge. */
const besidePicture = { 'img ~ &': { maxInlineSize: '68%' } } as const;

export const text = component({ ...textRules.body, color: brand.muted, selectors: besidePicture });

export const ghost = component({ ...card, ...frame, gap: space.sm });

export const kind = component({
  ...textRules.label,
  color: brand.muted,
  fontWeight: vars.font.weight.strong,
});

export const caps = component({ textTransform: 'uppercase' });

export const title = component({
  ...textRules.title,
  ...clamp(2),
  fontVariantNumeric: 'tabular-nums',
  selectors: besidePicture,
});

/** Link whose hit area covers the whole card; the action is layered above it. */
export const way = component({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: vars.size.touch,
});

export const place = component({
  ...textRules.body,
  flex: '1 1 auto',
  minInlineSize: 0,
  color: brand.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const action = component({ position: 'relative' });

import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { textRules } from '../../../theme/text.ts';

const { brand } = vars.color;
/** Height of a banner's image on phones; the text is below it. */
const head = `calc(${vars.size.row} * 3)`;
const roomy = '(min-width: 560px)';

export const place = component({ containerType: 'inline-size', blockSize: '100%' });

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

/** Above the text on phones, next to it where the width allows. */
export const picture = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: head,
  maskImage: 'linear-gradient(#000 40%, transparent)',
  '@container': { [roomy]: { position: 'relative', blockSize: '100%', order: 1, maskImage: 'none' } },
});

export const words = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.lg,
  paddingBlockStart: head,
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

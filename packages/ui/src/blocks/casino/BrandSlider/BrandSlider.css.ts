import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns, hairline, pointer, ring } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { colourFade } from '../../../theme/touch.ts';
import { sideways } from '../../rules.ts';

const { action, border, text } = vars.color;
const { size, space } = vars;

export const root = component({ maxInlineSize: columns.page, marginInline: 'auto' });

/** Same height as the row of logos, so that loading doesn't shift the page. */
export const waiting = component({
  ...sideways,
  maxInlineSize: columns.page,
  marginInline: 'auto',
  alignItems: 'center',
  gap: space.md,
  blockSize: size.touch,
});

/** Same size for all logos, whatever their aspect ratio. */
export const brand = component({
  ...colourFade,
  display: 'grid',
  placeItems: 'center',
  blockSize: size.touch,
  inlineSize: `calc(${size.touch} * 2.5)`,
  paddingInline: space.sm,
  border: `${hairline} solid transparent`,
  borderRadius: vars.radius.control,
  color: text.default,
  textDecoration: 'none',
  // Inset, because the row clips overflow.
  outlineOffset: `calc(${ring} * -1)`,
  selectors: { '&[aria-current]': { borderColor: border.field } },
  '@media': { [pointer]: { selectors: { '&:hover': { backgroundColor: action.neutral.hover } } } },
});

export const logo = component({
  display: 'block',
  blockSize: space.lg,
  inlineSize: '100%',
  objectFit: 'contain',
});

export const name = component({
  ...textRules.label,
  ...clamp(2),
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
});

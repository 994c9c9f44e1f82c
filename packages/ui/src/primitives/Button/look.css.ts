import { createVar } from '@vanilla-extract/css';
import { component, componentVariants, type Rule } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { hairline, pointer } from '../../theme/measures.ts';
import { colourFade, touchArea } from '../../theme/touch.ts';

const { action, border, brand, chip, header, status, text } = vars.color;
const rest = createVar();
const hover = createVar();
const active = createVar();
const fg = createVar();
const line = createVar();
const off = createVar();

const look = (grounds: readonly [string, string, string], colour: string, outline = 'transparent'): Rule => ({
  vars: {
    [rest]: grounds[0],
    [hover]: grounds[1],
    [active]: grounds[2],
    [fg]: colour,
    [line]: outline,
    // Disabled controls have no colour of their own, and no background if they have none at rest.
    [off]: grounds[0] === 'transparent' ? 'transparent' : action.neutral.rest,
  },
});
const grounds = (kind: { rest: string; hover: string; active: string }) =>
  [kind.rest, kind.hover, kind.active] as const;
const veil = (colour: string) =>
  [
    'transparent',
    `color-mix(in oklab, ${colour} 10%, transparent)`,
    `color-mix(in oklab, ${colour} 18%, transparent)`,
  ] as const;
const headerGrounds = [
  header.control,
  `color-mix(in oklab, ${header.control}, ${header.fg} 12%)`,
  `color-mix(in oklab, ${header.control}, ${header.fg} 20%)`,
] as const;

/** Styles of buttons, button links and icon buttons by tone (meaning) and emphasis (weight). */
export const looks = {
  primary: componentVariants({
    solid: look(grounds(action.primary), action.primary.fg),
    outline: look(veil(text.default), text.default, border.strong),
    plain: look(veil(text.link), text.link),
  }),
  strong: componentVariants({
    solid: look(grounds(action.strong), action.strong.fg),
    outline: look(veil(text.default), text.default, text.default),
    plain: look(veil(text.default), text.default),
  }),
  neutral: componentVariants({
    solid: look(grounds(action.neutral), action.neutral.fg),
    outline: look([chip.bg, action.neutral.hover, action.neutral.active], text.default, border.default),
    plain: look(veil(text.default), text.default),
  }),
  muted: componentVariants({
    solid: look(grounds(action.neutral), text.muted),
    outline: look([chip.bg, action.neutral.hover, action.neutral.active], text.muted, border.default),
    plain: look(veil(text.default), text.muted),
  }),
  danger: componentVariants({
    solid: look(grounds(action.danger), action.danger.fg),
    outline: look(
      [status.danger.bg, status.danger.bg, status.danger.bg],
      status.danger.fg,
      status.danger.border,
    ),
    plain: look(veil(status.danger.fg), status.danger.fg),
  }),
  header: componentVariants({
    solid: look(headerGrounds, header.fg),
    outline: look(veil(header.fg), header.fg, header.muted),
    plain: look(veil(header.fg), header.fg),
  }),
  brand: componentVariants({
    solid: look(
      [
        brand.fg,
        `color-mix(in oklab, ${brand.fg}, ${brand.bg} 12%)`,
        `color-mix(in oklab, ${brand.fg}, ${brand.bg} 20%)`,
      ],
      brand.bg,
    ),
    outline: look(veil(brand.fg), brand.fg, brand.muted),
    plain: look(veil(brand.fg), brand.fg),
  }),
} satisfies Record<string, Record<'solid' | 'outline' | 'plain', string>>;

/** Colours of a look on a control that can be pressed. */
export const surface = component({
  ...colourFade,
  position: 'relative',
  color: fg,
  backgroundColor: rest,
  border: `${hairline} solid ${line}`,
  userSelect: 'none',
  selectors: {
    '&::after': touchArea,
    '&:active': { backgroundColor: active },
    '&:disabled': { cursor: 'not-allowed', color: text.disabled, backgroundColor: off },
    '&[aria-disabled="true"]': { cursor: 'default', color: text.disabled },
    '&[aria-busy="true"]': { color: fg },
  },
  '@media': {
    [pointer]: {
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"], :active)': { backgroundColor: hover } },
    },
  },
});

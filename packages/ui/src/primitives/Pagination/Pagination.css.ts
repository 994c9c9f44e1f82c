import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns, hairline, pointer } from '../../theme/measures.ts';
import { figures, textRules } from '../../theme/text.ts';
import { colourFade } from '../../theme/touch.ts';

const { action, chip, text } = vars.color;

/** Container width from which all pages are shown in a row. */
const rowFrom = `(min-width: ${columns.reading})`;

export const root = component({ containerType: 'inline-size', minInlineSize: 0 });

export const line = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  '@container': { [rowFrom]: { justifyContent: 'center' } },
});

export const pages = component({
  display: 'none',
  gap: vars.space.sm,
  '@container': { [rowFrom]: { display: 'flex' } },
});

export const place = component({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  color: text.muted,
});

export const position = component({
  ...textRules.body,
  fontVariantNumeric: figures.fontVariantNumeric,
  textAlign: 'center',
  color: text.muted,
  '@container': {
    [rowFrom]: {
      position: 'absolute',
      inlineSize: hairline,
      blockSize: hairline,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const entry = component({
  ...textRules.body,
  ...colourFade,
  fontVariantNumeric: figures.fontVariantNumeric,
  fontWeight: vars.font.weight.strong,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: text.default,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled="true"]': { color: text.disabled, cursor: 'not-allowed' },
    '&[aria-current="page"]': { backgroundColor: chip.selectedBg, color: chip.selectedFg, cursor: 'default' },
  },
  '@media': {
    [pointer]: {
      selectors: {
        '&:hover:not([aria-current="page"], [aria-disabled="true"])': {
          backgroundColor: action.neutral.hover,
        },
      },
    },
  },
});

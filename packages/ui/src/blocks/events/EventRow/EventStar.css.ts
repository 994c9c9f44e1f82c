import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { colourFade } from '../../../theme/touch.ts';
import { tableFrom } from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';

const { icon, touch } = vars.size;
const inTable = `${eventsContainer} ${tableFrom}`;

/** Smallest target for a mouse; it takes no more room than the icon and the text beside it. */
const side = '24px';
const inRoom = (room: string) => `calc((${room} - ${side}) / 2)`;

/** Distance of the touch area from the row's edge, so that the star is in its middle. */
const around = (inset: string) => `max(0px, calc(${inset} + (${icon} - ${touch}) / 2))`;

/**
 * A column with the crests below it. Its touch area is larger: it lies over the row's padding, its state and the
 * beginning of the first name, never over a price.
 */
export const root = component({
  ...colourFade,
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  marginInline: inRoom(icon),
  marginBlock: inRoom('1lh'),
  color: vars.color.text.muted,
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.text.default },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: around(vars.space.lg),
      inlineSize: touch,
      blockSize: touch,
    },
  },
  '@media': { [pointer]: { selectors: { '&:hover': { color: vars.color.text.default } } } },
  '@container': {
    // Above the flag of the competition.
    [inTable]: {
      marginInline: inRoom(`${icon} * 0.8`),
      selectors: { '&::after': { insetInlineStart: around(vars.space.md) } },
      // A mouse needs no more than the icon.
      '@media': { [pointer]: { selectors: { '&::after': { content: 'none' } } } },
    },
  },
});

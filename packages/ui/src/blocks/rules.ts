import { vars } from '../theme/contract.css.ts';
import { hairline } from '../theme/measures.ts';
import type { Rule } from '../theme/component.ts';

/** A card: one hairline and a soft shadow on a surface. */
export const card = {
  background: vars.color.surface,
  border: `${hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.sm,
} as const satisfies Rule;

/** Faint hairline on a ground, by the colour of the ground's text. */
export const lineOn = (text: string) => `${hairline} solid color-mix(in oklab, ${text} 18%, transparent)`;

/** Visually hidden, for elements inside a parent that clips: a clip of their own would add a layer for each price. */
export const unseenWithin = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies Rule;

/** Visually hidden, announced by screen readers. */
export const unseen = { ...unseenWithin, overflow: 'hidden' } as const satisfies Rule;

/** Row that scrolls sideways without a scrollbar. */
export const sideways = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
} as const satisfies Rule;

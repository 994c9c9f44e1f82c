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

/** Read aloud, not seen, within something that clips: a clip of its own would be one more layer of each price. */
export const unseenWithin = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies Rule;

/** Read aloud, not seen. */
export const unseen = { ...unseenWithin, overflow: 'hidden' } as const satisfies Rule;

/** A row that scrolls sideways without a bar. */
export const sideways = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
} as const satisfies Rule;

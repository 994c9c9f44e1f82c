import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, text } = vars.color;
const side = `calc(${vars.size.touch} * 4.5)`;

export const root = component({ display: 'grid', gap: vars.space.lg });
export const head = component({ display: 'grid', gap: vars.space.xs });
export const detail = component({ ...textRules.body, color: text.muted });
/** The QR code has a light background in dark mode too: cameras expect dark on light. */
export const qr = component({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  inlineSize: side,
  blockSize: side,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const frame = component({
  minBlockSize: `calc(${vars.size.row} * 10)`,
  border: `${hairline} solid ${border.default}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
export const timer = component({
  ...textRules.body,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const actions = component({ display: 'grid', gap: vars.space.sm });

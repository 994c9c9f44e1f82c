import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { sunken, text } = vars.color;

export const root = component({ display: 'grid', gap: vars.space.md });

export const ticket = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.md,
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: sunken,
});

/** The QR code is black on white in every mode, so that cameras can read it. */
export const picture = component({ inlineSize: `calc(${vars.size.touch} * 3)`, aspectRatio: '1' });

export const code = component({
  ...textRules.title,
  ...figures,
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

export const detail = component({ ...textRules.label, color: text.muted, textAlign: 'center' });

export const actions = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space.sm,
});

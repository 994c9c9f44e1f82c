import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { columns } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

export const header = component({ display: 'grid', gap: vars.space.lg });

export const player = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.md,
  paddingInline: vars.space.md,
});

export const balance = component({ paddingInline: vars.space.md });

export const who = component({ flex: 1, minInlineSize: 0 });

export const name = component({ ...textRules.name, ...clamp(2) });

export const number = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontVariantNumeric: figures.fontVariantNumeric,
  overflowWrap: 'anywhere',
});

/** Without a box, so that the button is laid out by the header. */
export const anchor = component({ display: 'contents' });

export const dropdown = component({ inlineSize: columns.menu, margin: `calc(${vars.space.sm} * -1)` });

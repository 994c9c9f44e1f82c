import { fallbackVar } from '@vanilla-extract/css';
import { oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inset } from '../../../theme/gutter.css.ts';
import { textRules } from '../../../theme/text.ts';
import { sideways } from '../../rules.ts';

export const list = component({
  ...sideways,
  ...textRules.label,
  alignItems: 'center',
  gap: vars.space.sm,
  color: vars.color.text.muted,
  // Touch size, close to the title below.
  marginBlock: `calc(${vars.space.xs} * -1)`,
  // Aligned with the title below, with space for the first crumb's focus ring.
  paddingInline: vars.space.xs,
  marginInline: `calc(${fallbackVar(inset, '0px')} - ${vars.space.xs})`,
});

export const crumb = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.size.touch,
  flexShrink: 0,
  whiteSpace: 'nowrap',
});

export const here = component({
  ...oneLine,
  maxInlineSize: '60vw',
  color: vars.color.text.default,
  fontWeight: vars.font.weight.strong,
});

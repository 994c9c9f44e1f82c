import { oneLine } from '../../../theme/clamp.ts';
import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { forced } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const dot = `calc(${vars.space.xs} * 1.5)`;

export const root = component({
  ...textRules.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  // The halo is a shadow, so it doesn't affect the layout.
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: dot,
    blockSize: dot,
    marginInlineStart: vars.space.xxs,
    borderRadius: vars.radius.full,
    background: 'currentColor',
  },
  // A border remains in forced colours, where the background is removed.
  '@media': { [forced]: { '::before': { border: `calc(${dot} / 2) solid currentColor` } } },
});

/** Long text is truncated with an ellipsis, at the end of its own writing direction. */
export const words = component({ ...oneLine, minInlineSize: 0 });

export const grounds = componentVariants({
  surface: {
    color: vars.color.live.fg,
    '::before': { boxShadow: `0 0 0 calc(${vars.space.xs} * 0.75) ${vars.color.live.halo}` },
  },
  header: {
    color: vars.color.header.live,
    '::before': {
      boxShadow: `0 0 0 calc(${vars.space.xs} * 0.75) color-mix(in oklab, ${vars.color.header.live} 30%, transparent)`,
    },
  },
});

import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { border, odds, surface, text } = vars.color;
const arrow = vars.space.sm;
const stripe = vars.space.sm;

export const root = component({
  position: 'relative',
  minBlockSize: vars.size.control,
  selectors: {
    // Arrow in the corner, like that of a price; it doesn't affect the layout.
    '&[data-move]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: vars.space.xs,
      inlineSize: arrow,
      blockSize: `calc(${arrow} * 0.75)`,
      pointerEvents: 'none',
    },
    '&[data-move="up"]::after': {
      insetBlockStart: vars.space.xs,
      background: odds.up,
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
    },
    '&[data-move="down"]::after': {
      insetBlockEnd: vars.space.xs,
      background: odds.down,
      clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
    },
  },
});

export const paused = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.control,
  border: `${hairline} dashed ${border.default}`,
  backgroundColor: surface,
  backgroundImage: `repeating-linear-gradient(135deg, ${odds.suspended.bg} 0 ${stripe}, transparent ${stripe} calc(${stripe} * 2))`,
  color: text.muted,
  textAlign: 'center',
});
export const label = component({ ...textRules.label, fontWeight: vars.font.weight.strong });
export const reason = component({ ...textRules.note });

export const question = component({ display: 'grid', gap: vars.space.sm });
export const answers = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: vars.space.sm,
});

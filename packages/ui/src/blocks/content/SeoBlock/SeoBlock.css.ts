import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Visible height of collapsed text. */
const seen = `calc(${vars.size.row} * 2.5)`;

export const root = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.lg,
  color: vars.color.text.muted,
});

export const text = component({
  inlineSize: '100%',
  selectors: {
    '&[data-closed]': {
      maxBlockSize: seen,
      overflow: 'hidden',
      maskImage: 'linear-gradient(#000 60%, transparent)',
    },
  },
});

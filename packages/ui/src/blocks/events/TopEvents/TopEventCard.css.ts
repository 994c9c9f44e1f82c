import { clamp, oneLine } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { pointer } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';
import { card } from '../../rules.ts';
import { eventsContainer } from '../container.css.ts';

export const root = component({
  ...card,
  containerType: 'inline-size',
  containerName: eventsContainer,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  blockSize: '100%',
  // Same inline padding as the match rows.
  padding: vars.space.lg,
});

export const competition = component({
  ...textRules.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: '1lh',
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
});

export const competitionName = component({ ...oneLine, minInlineSize: 0 });

export const match = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.sm,
  borderRadius: vars.radius.control,
  '@media': {
    [pointer]: {
      selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});

export const team = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});

/** Two lines for every name, so that all cards of a row and their skeletons have the same height. */
export const name = component({
  ...textRules.label,
  ...clamp(2),
  minBlockSize: '2lh',
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
});

export const middle = component({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  maxInlineSize: `calc(${vars.size.touch} * 2.5)`,
});

export const score = component({
  ...textRules.title,
  display: 'inline-flex',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const start = component({
  ...textRules.label,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.strong,
  textAlign: 'center',
});

export const prices = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: cellGap,
  marginBlockStart: 'auto',
});

export const ghostName = component({ ...textRules.label, blockSize: '2lh', inlineSize: '100%' });

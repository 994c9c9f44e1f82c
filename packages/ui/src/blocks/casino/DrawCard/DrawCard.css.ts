import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';

const { accent, border, chip, sunken, text } = vars.color;
const { space } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  overflowWrap: 'anywhere',
});

export const top = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.md,
});

export const words = component({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const title = component(textRules.name);

export const when = component({ ...textRules.label, color: text.muted, paddingInlineStart: space.xxs });

export const prize = component({ textAlign: 'end' });

export const value = component({ ...textRules.score, whiteSpace: 'nowrap' });

export const balls = component({ display: 'flex', flexWrap: 'wrap', gap: cellGap });

export const ball = component({
  ...textRules.body,
  ...figures,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.chip,
  blockSize: vars.size.chip,
  paddingInline: space.xs,
  borderRadius: vars.radius.full,
  border: `${hairline} solid ${border.default}`,
  backgroundColor: sunken,
  fontWeight: vars.font.weight.price,
  selectors: {
    '&[data-kind="bonus"]': {
      backgroundColor: chip.selectedBg,
      borderColor: chip.selectedBg,
      color: chip.selectedFg,
    },
    // The player's own numbers have the accent colour, and a ring for players who don't perceive it.
    '&[data-kind="matched"]': {
      backgroundColor: accent.bg,
      borderColor: accent.fg,
      color: accent.fg,
      boxShadow: `0 0 0 ${ring} ${accent.bg}`,
    },
    '&[data-kind="waiting"]': { borderStyle: 'dashed', borderColor: border.field, color: text.muted },
  },
});

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

export const note = component({ ...textRules.label, flex: '1 1 auto', minInlineSize: 0, color: text.muted });

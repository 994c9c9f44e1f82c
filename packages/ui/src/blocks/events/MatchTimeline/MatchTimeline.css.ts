import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { forced, hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { border, status, text } = vars.color;
const { space } = vars;

/** Disc of an incident on the line in the middle. */
const disc = `calc(${space.xxl} - ${space.xxs})`;

export const root = component({ ...card, overflow: 'hidden', paddingBlockEnd: space.sm });

export const teams = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.lg,
  padding: `${space.md} ${space.lg} ${space.sm}`,
});

export const team = component({
  ...textRules.name,
  ...clamp(2),
  minInlineSize: 0,
  selectors: { '&:last-child': { textAlign: 'end' } },
});

/** Incidents of home are at the start of the line in the middle, all others at its end. */
export const moment = component({
  ...textRules.body,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${disc} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: vars.size.touch,
  paddingInline: space.lg,
  paddingBlock: space.xs,
  // The line, interrupted by the discs.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '50%',
    inlineSize: hairline,
    background: border.default,
  },
  selectors: {
    '&:first-child::before': { insetBlockStart: '50%' },
    '&:last-child::before': { insetBlockEnd: '50%' },
  },
});

export const icon = component({
  gridColumn: 2,
  gridRow: 1,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: disc,
  blockSize: disc,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: text.muted,
  selectors: {
    '&[data-grave]': { background: text.default, color: vars.color.surface },
    // Cards keep their real colours in every theme.
    '&[data-card]': { background: vars.color.surface },
    '&[data-card="yellow"]': { color: status.warning.fg },
    '&[data-card="red"]': { color: status.danger.fg },
  },
  '@media': { [forced]: { border: `${hairline} solid CanvasText` } },
});

export const words = component({
  gridColumn: 3,
  gridRow: 1,
  minInlineSize: 0,
  selectors: {
    '[data-side="0"] > &': { gridColumn: 1, textAlign: 'end' },
    ':not([data-side]) > &': { color: text.muted },
  },
});

export const label = component({
  ...clamp(2),
  overflowWrap: 'anywhere',
  selectors: { '&[data-grave]': { fontWeight: vars.font.weight.strong } },
});

export const detail = component({ ...textRules.note, ...clamp(2), color: text.muted });

export const score = component({ ...figures, fontWeight: vars.font.weight.strong, whiteSpace: 'nowrap' });

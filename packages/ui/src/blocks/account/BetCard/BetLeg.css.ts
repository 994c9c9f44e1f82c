import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { share } from '../../../theme/flood.ts';
import { forced, hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { betColumnsFrom, legMomentumSize } from '../../measures.ts';

const { border, flood, header, status, text } = vars.color;
const disc20 = vars.size.icon;
/** Disc and first line have one middle. */
const rise = `calc((${vars.type.leading.name} * ${vars.type.size.name} - ${disc20}) / 2)`;

/** Rings without a state, and the line between discs. */
const faint = `color-mix(in oklab, ${text.muted} 55%, transparent)`;

export const root = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${disc20} minmax(0, 1fr) auto`,
  alignItems: 'start',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  '@container': {
    [betColumnsFrom]: {
      selectors: {
        '&[data-momentum]': {
          gridTemplateColumns: `${disc20} minmax(0, 1fr) auto ${legMomentumSize.inline}`,
        },
      },
    },
  },
  selectors: {
    // Line between the discs of two legs.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${rise} + ${disc20} + ${vars.space.xs}) calc(${vars.space.xs} - ${vars.space.md} - ${rise})`,
      insetInlineStart: `calc(${disc20} / 2)`,
      borderInlineStart: `${hairline} solid ${faint}`,
    },
  },
});

export const disc = component({
  gridRow: '1 / span 2',
  inlineSize: disc20,
  blockSize: disc20,
  marginBlockStart: rise,
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  color: text.muted,
  selectors: {
    '&[data-state="won"], &[data-state="ahead"]': { color: status.success.fg },
    '&[data-state="behind"], &[data-state="lost"]': { color: status.danger.fg },
    '&[data-state="counting"]': { color: text.default },
    // The tail of a returned stake points against the reading direction.
    '&[data-state="returned"]:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});

export const ring = component({
  selectors: {
    ':is([data-state="won"], [data-state="lost"]) > &': { fill: 'currentColor' },
    '[data-state="counting"] > &': { stroke: border.default },
    '[data-state="toCome"] > &': { stroke: faint, strokeDasharray: '4.4 2.7' },
    ':not([data-state]) > &': { stroke: faint },
  },
});

/** On a full disc the sign has the colour of the card. */
export const sign = component({
  selectors: { ':is([data-state="won"], [data-state="lost"]) > &': { stroke: vars.color.surface } },
});
export const dot = component({ fill: 'currentColor', stroke: 'none' });

export const head = component({ display: 'flex', gap: vars.space.sm, minInlineSize: 0 });
export const crest = component({ display: 'flex', flexShrink: 0, marginBlockStart: rise });
export const title = component({ ...textRules.name, ...clamp(2), minInlineSize: 0 });

export const price = component({
  ...textRules.name,
  ...figures,
  fontWeight: vars.font.weight.price,
  textAlign: 'end',
});

export const row = component({
  ...textRules.label,
  gridColumn: '2 / span 2',
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
});
export const event = component({ minInlineSize: 0, color: text.muted, overflowWrap: 'anywhere' });
export const live = component({ marginInlineEnd: vars.space.sm });
export const mark = component({
  marginInlineEnd: vars.space.sm,
  color: text.default,
  fontWeight: vars.font.weight.strong,
});

export const word = component({
  ...figures,
  flexShrink: 0,
  maxInlineSize: '50%',
  fontWeight: vars.font.weight.strong,
  textAlign: 'end',
  color: text.muted,
  selectors: {
    '&[data-state="won"], &[data-state="ahead"]': { color: status.success.fg },
    '&[data-state="behind"], &[data-state="lost"]': { color: status.danger.fg },
  },
});

export const bars = component({
  gridColumn: '2 / span 2',
  display: 'flex',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});
export const bar = component({
  flex: 1,
  blockSize: vars.space.xs,
  borderRadius: vars.radius.full,
  backgroundColor: border.default,
  overflow: 'hidden',
  selectors: { '&[data-full]': { backgroundColor: text.default } },
  '@media': {
    // Backgrounds are removed there, and with them the difference.
    [forced]: {
      outline: `${hairline} solid CanvasText`,
      selectors: { '&[data-full]': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
    },
  },
});
export const fill = component({
  display: 'block',
  blockSize: '100%',
  backgroundColor: text.default,
  transformOrigin: 'left',
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { [forced]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});

export const note = component({
  ...textRules.label,
  gridColumn: '2 / span 2',
  color: text.muted,
  overflowWrap: 'anywhere',
});

/** Momentum of the match, on the brand's ground. */
export const momentum = component({
  vars: { [header.live]: flood.live },
  display: 'none',
  gridColumn: '4',
  gridRow: '1 / span 3',
  alignContent: 'center',
  alignSelf: 'center',
  blockSize: legMomentumSize.block,
  paddingInline: vars.space.sm,
  overflow: 'hidden',
  border: `${hairline} solid ${share(flood.fg, 16)}`,
  borderRadius: `min(${vars.radius.control}, ${vars.space.sm})`,
  background: flood.bg,
  color: flood.fg,
  '@container': { [betColumnsFrom]: { display: 'grid' } },
});

import { clamp } from '../../../theme/clamp.ts';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { forced } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { card } from '../../rules.ts';

const { space } = vars;
const inLine = '[data-form="line"]';

export const root = component({
  selectors: { '&:not([data-form="line"])': { ...card, padding: `${space.sm} ${space.lg}` } },
});

export const list = component({
  selectors: { [`${inLine} > &`]: { display: 'flex', flexWrap: 'wrap', gap: space.sm } },
});

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr) auto',
  gridTemplateAreas: '"home start name end away"',
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: `calc(${space.xxl} - ${space.xxs})`,
  selectors: {
    [`${inLine} &`]: {
      flex: '1 1 20%',
      gridTemplateColumns: '1fr auto 1fr',
      gridTemplateAreas: '"name name name" "home dash away"',
      columnGap: space.xs,
    },
  },
});

export const name = component({
  ...textRules.label,
  ...clamp(2),
  gridArea: 'name',
  textAlign: 'center',
  color: vars.color.text.muted,
  selectors: { [`${inLine} &`]: { ...textRules.note, color: vars.color.flood.muted } },
});

const value_ = {
  ...textRules.body,
  ...figures,
  minInlineSize: space.xxl,
  fontWeight: vars.font.weight.strong,
} as const;

export const home = component({
  ...value_,
  gridArea: 'home',
  selectors: { [`${inLine} &`]: { minInlineSize: 0, textAlign: 'end' } },
});

export const away = component({
  ...value_,
  gridArea: 'away',
  textAlign: 'end',
  selectors: { [`${inLine} &`]: { minInlineSize: 0, textAlign: 'start' } },
});

export const bar = component({
  display: 'flex',
  blockSize: `calc(${space.xs} * 1.25)`,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  selectors: {
    '&[data-side="0"]': { gridArea: 'start', justifyContent: 'flex-end' },
    '&[data-side="1"]': { gridArea: 'end' },
  },
});

/** The larger side is dark, the other one grey: colours of brands don't represent teams. */
export const value = component({
  borderRadius: vars.radius.full,
  background: vars.color.border.field,
  selectors: { '[data-most] > &': { background: vars.color.text.default } },
  '@media': { [forced]: { background: 'CanvasText' } },
});

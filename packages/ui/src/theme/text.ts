import { vars } from './contract.css.ts';

const { size, leading } = vars.type;
const { weight } = vars.font;

const heading = {
  fontFamily: vars.font.heading,
  fontStretch: vars.font.headingStretch,
  fontWeight: weight.heading,
} as const;

/** Type scale as style objects that can be spread into a rule. */
export const textRules = {
  note: { fontSize: size.note, lineHeight: leading.note },
  label: { fontSize: size.label, lineHeight: leading.label },
  body: { fontSize: size.body, lineHeight: leading.body },
  name: { fontSize: size.name, lineHeight: leading.name, fontWeight: weight.strong },
  score: {
    ...heading,
    fontSize: size.score,
    lineHeight: leading.score,
    fontVariantNumeric: 'tabular-nums',
  },
  section: { ...heading, fontSize: size.section, lineHeight: leading.section },
  title: { ...heading, fontSize: size.title, lineHeight: leading.title },
  display: { ...heading, fontWeight: weight.display, fontSize: size.display, lineHeight: leading.display },
} as const;

/** Numerals of prices and amounts: tabular, and unaffected by the text direction. */
export const figures = {
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  unicodeBidi: 'isolate',
} as const;

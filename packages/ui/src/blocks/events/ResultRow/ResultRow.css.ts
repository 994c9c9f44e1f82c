import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, pointer } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';
import { eventColumns, tableFrom } from '../../measures.ts';
import { eventsContainer } from '../container.css.ts';

const inTable = `${eventsContainer} ${tableFrom}`;

const { leading, size: step } = vars.type;

/** Height of two names below each other, including line spacing. */
const names = `(${step.name} * ${leading.name} + ${vars.space.xxs}) * 2`;

export const root = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto calc(${vars.size.touch} - ${vars.space.md})`,
  gridTemplateAreas: '"line line expand" "home score expand" "away score expand" "details details details"',
  columnGap: vars.space.sm,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.lg,
  contentVisibility: 'auto',
  // Exact height of a row before its first rendering, so that the list doesn't shift.
  containIntrinsicBlockSize: `auto calc(${step.label} * ${leading.label} + ${names})`,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${vars.color.border.default}` } },
  '@container': {
    [inTable]: {
      // Aligns the names with the title of the card's header; subtracts the column gap.
      gridTemplateColumns: `calc(${eventColumns.clock} - ${vars.space.sm}) minmax(0, 1fr) auto ${eventColumns.more}`,
      gridTemplateAreas:
        '"line home score expand" "line away score expand" "details details details details"',
      paddingInline: `${vars.space.md} 0`,
      containIntrinsicBlockSize: `auto ${vars.size.touch}`,
    },
  },
});

export const line = component({
  ...textRules.label,
  gridArea: 'line',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space.sm,
  color: vars.color.text.muted,
  fontVariantNumeric: figures.fontVariantNumeric,
});

export const status = component({ fontWeight: vars.font.weight.strong });

export const expand = component({
  gridArea: 'expand',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginInlineEnd: `calc(${vars.space.md} * -1)`,
  borderRadius: vars.radius.full,
  color: vars.color.text.muted,
  '@media': { [pointer]: { selectors: { '&:hover': { background: vars.color.raised } } } },
  '@container': { [inTable]: { marginInlineEnd: 0 } },
});

export const details = component({
  ...textRules.label,
  gridArea: 'details',
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${vars.size.touch} * 3)), 1fr))`,
  columnGap: vars.space.xl,
  marginBlockStart: vars.space.sm,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': { [inTable]: { marginInlineStart: eventColumns.clock } },
});

export const detail = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.xs,
  color: vars.color.text.muted,
});

export const value = component({
  ...figures,
  color: vars.color.text.default,
  fontWeight: vars.font.weight.strong,
});

/** Placeholder lines of both names. */
export const ghosts = component({
  gridRow: 'home / away',
  gridColumn: 'home',
  display: 'grid',
  alignContent: 'space-evenly',
  minBlockSize: `calc(${names})`,
  '@container': { [inTable]: { minBlockSize: vars.size.touch } },
});

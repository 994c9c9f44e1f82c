import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { clamp } from '../../theme/clamp.ts';
import { hairline, ring } from '../../theme/measures.ts';
import { textRules } from '../../theme/text.ts';
import { touchArea } from '../../theme/touch.ts';

const { border, chip, status, surface, text } = vars.color;
const side = `calc(${vars.space.xl} + ${vars.space.xs})`;

export const roots = componentVariants({
  line: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0, containerType: 'inline-size' },
  list: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
});

/** Container width below which steps are stacked. In `rem`, so that it grows with the player's text size. */
const cramped = '(max-width: 17rem)';

/** Connector to the previous step, behind the discs and from centre to centre. */
const rail = { content: '""', position: 'absolute', backgroundColor: border.default } as const;
const passed = { backgroundColor: chip.selectedBg };

export const steps = componentVariants({
  line: {
    position: 'relative',
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xs,
    selectors: {
      '& + &::before': {
        ...rail,
        insetBlockStart: `calc(${side} / 2 - ${ring} / 2)`,
        insetInlineStart: `calc(-50% + ${side} / 2 + ${vars.space.xs})`,
        insetInlineEnd: `calc(50% + ${side} / 2 + ${vars.space.xs})`,
        blockSize: ring,
      },
      '[data-state="done"] + &::before': passed,
    },
    '@container': {
      [cramped]: {
        flexBasis: '100%',
        flexDirection: 'row',
        gap: vars.space.md,
        paddingBlock: vars.space.xs,
        selectors: { '& + &::before': { display: 'none' } },
      },
    },
  },
  list: {
    position: 'relative',
    display: 'flex',
    gap: vars.space.md,
    paddingBlockEnd: vars.space.lg,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        ...rail,
        insetInlineStart: `calc(${side} / 2 - ${ring} / 2)`,
        insetBlockStart: `calc(${side} + ${vars.space.xs})`,
        insetBlockEnd: vars.space.xs,
        inlineSize: ring,
      },
      '&[data-state="done"]:not(:last-child)::before': passed,
    },
  },
});

export const disc = component({
  ...textRules.label,
  fontWeight: vars.font.weight.strong,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.full,
  border: `${hairline} solid ${border.field}`,
  backgroundColor: surface,
  color: text.muted,
  selectors: {
    '[data-state="done"] > &': {
      backgroundColor: chip.selectedBg,
      borderColor: chip.selectedBg,
      color: chip.selectedFg,
    },
    '[data-state="current"] > &': {
      borderColor: text.default,
      color: text.default,
      boxShadow: `inset 0 0 0 ${hairline} ${text.default}`,
    },
    '[data-state="failed"] > &': {
      borderColor: status.danger.border,
      backgroundColor: status.danger.bg,
      color: status.danger.fg,
    },
    '[data-state="blocked"] > &': {
      borderColor: status.warning.border,
      backgroundColor: status.warning.bg,
      color: status.warning.fg,
    },
  },
});

export const wordsOf = componentVariants({
  line: {
    ...clamp(2),
    maxInlineSize: '100%',
    paddingInline: vars.space.xxs,
    textAlign: 'center',
    hyphens: 'auto',
    '@container': { [cramped]: { textAlign: 'start' } },
  },
  list: { flex: 1, minInlineSize: 0, paddingBlockStart: vars.space.xs, overflowWrap: 'anywhere' },
});

const labelLook = {
  ...textRules.label,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '[data-state="done"] &': { color: text.default },
    '[data-state="current"] &': { color: text.default, fontWeight: vars.font.weight.strong },
    '[data-layout="list"] &': textRules.body,
  },
} as const;

export const label = component(labelLook);

export const link = component({
  ...labelLook,
  position: 'relative',
  color: text.link,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { ...labelLook.selectors, '&::after': touchArea },
});

export const detail = component({ ...textRules.label, display: 'block', color: text.muted });

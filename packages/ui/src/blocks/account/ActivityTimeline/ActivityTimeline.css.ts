import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline, ring } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, status, surface, text } = vars.color;
const { space } = vars;

export const root = component({ display: 'grid' });

export const entry = component({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: `calc(${space.xl} - ${ring})`,
  paddingBlockEnd: space.lg,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: space.xs,
      inlineSize: `calc(${space.sm} + ${ring})`,
      blockSize: `calc(${space.sm} + ${ring})`,
      border: `${ring} solid ${surface}`,
      borderRadius: vars.radius.full,
      backgroundColor: text.default,
      zIndex: 1,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: `calc((${space.sm} + ${ring}) / 2 - ${hairline} / 2 + ${hairline})`,
      insetBlockStart: space.md,
      insetBlockEnd: `calc(${space.xs} * -1)`,
      inlineSize: hairline,
      backgroundColor: border.default,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
    '&[data-tone="success"]::before': { backgroundColor: status.success.fg },
    '&[data-tone="warning"]::before': { backgroundColor: status.warning.fg },
    '&[data-tone="danger"]::before': { backgroundColor: status.danger.fg },
  },
});

export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
});

export const title = component({
  ...textRules.body,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.strong,
});

export const time = component({
  ...textRules.note,
  flexShrink: 0,
  color: text.muted,
  fontVariantNumeric: figures.fontVariantNumeric,
});

export const detail = component({ ...textRules.label, color: text.muted, overflowWrap: 'anywhere' });

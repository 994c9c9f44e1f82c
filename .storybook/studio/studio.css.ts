import { component } from '../../packages/ui/src/theme/component.ts';
import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { columns, from, hairline } from '../../packages/ui/src/theme/measures.ts';
import { textRules } from '../../packages/ui/src/theme/text.ts';

const { color, space, radius, size } = vars;
const line = `${hairline} solid ${color.border.default}`;

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  minBlockSize: '100dvh',
  padding: space.md,
  backgroundColor: color.canvas,
  '@media': { [from.desk]: { padding: space.xl } },
});

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.md,
});

export const tools = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.sm });

export const columnsOf = component({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: `minmax(${columns.asideHuge}, 2fr) minmax(0, 3fr)` } },
});

/** On phones the preview is a tab; on wider screens it stays visible next to the editor. */
export const beside = component({
  display: 'none',
  '@media': {
    [from.desk]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: space.md,
      maxBlockSize: '96dvh',
      overflow: 'auto',
    },
  },
});

export const fields = component({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
});

export const colour = component({ display: 'flex', alignItems: 'center', gap: space.sm });

export const well = component({
  flexShrink: 0,
  inlineSize: size.touch,
  blockSize: size.touch,
  padding: space.xxs,
  border: line,
  borderColor: color.border.field,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  cursor: 'pointer',
});

export const grow = component({ flex: 1, minInlineSize: 0 });

export const list = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  columnGap: space.xl,
});

/** Content of a tab, with a gap below the tab list. */
export const panel = component({ paddingBlockStart: space.lg });

export const token = component({
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  paddingBlock: space.md,
  borderBlockEnd: line,
});

export const swatch = component({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: size.icon,
  blockSize: size.icon,
  border: line,
  borderRadius: radius.full,
  verticalAlign: 'middle',
});

export const sample = component({
  ...textRules.body,
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  border: line,
  borderRadius: radius.control,
  fontWeight: vars.font.weight.strong,
});

export const row = component({ display: 'flex', alignItems: 'center', gap: space.md });

export const code = component({
  ...textRules.label,
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '50dvh',
  overflow: 'auto',
  margin: 0,
  padding: space.md,
  border: line,
  borderRadius: radius.control,
  backgroundColor: color.surface,
});

/** The preview stage: the draft applies here, so it sets its own background and text colour. */
export const stage = component({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  padding: space.lg,
  border: line,
  borderRadius: radius.card,
  backgroundColor: color.canvas,
  color: color.text.default,
  fontFamily: vars.font.body,
  overflow: 'hidden',
});

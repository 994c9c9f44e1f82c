import { createContainer } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { focusColour } from '../../../theme/focus.css.ts';
import { columns } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';
import { lineOn } from '../../rules.ts';

const { brand } = vars.color;
const { space } = vars;
const heroContainer = createContainer('hero');
/** Minimum width for the image next to the text. */
const beside = `${heroContainer} (min-width: 560px)`;

export const root = component({
  containerName: heroContainer,
  containerType: 'inline-size',
  vars: { [focusColour]: brand.fg },
  overflow: 'hidden',
  backgroundColor: brand.bg,
  color: brand.fg,
  borderRadius: vars.radius.card,
});

export const frame = component({
  display: 'grid',
  '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const words = component({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.sm,
  padding: space.lg,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@container': { [beside]: { padding: space.xxl } },
});

export const kicker = component({
  ...textRules.label,
  color: brand.muted,
  fontWeight: vars.font.weight.strong,
  textTransform: 'uppercase',
});

export const title = component({ ...textRules.title, maxInlineSize: columns.reading });

export const text = component({ ...textRules.body, color: brand.muted, maxInlineSize: columns.reading });

export const action = component({ marginBlockStart: space.sm });

export const picture = component({
  position: 'relative',
  order: -1,
  minBlockSize: `calc(${vars.size.touch} * 3)`,
  '@container': { [beside]: { order: 0 } },
});

export const terms = component({
  ...textRules.label,
  paddingInline: space.lg,
  paddingBlock: space.md,
  color: brand.muted,
  borderBlockStart: lineOn(brand.fg),
  '@container': { [beside]: { paddingInline: space.xxl } },
});

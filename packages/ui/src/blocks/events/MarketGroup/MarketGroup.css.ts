import { clamp } from '../../../theme/clamp.ts';
import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';
import { cellGap } from '../../measures.ts';
import { card } from '../../rules.ts';
import { marketContainer } from './marketContainer.css.ts';

export const root = component({
  ...card,
  containerType: 'inline-size',
  containerName: marketContainer,
  paddingInline: vars.space.md,
  paddingBlockEnd: vars.space.md,
});

export const head = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlockEnd: cellGap,
  // The icons, not their round grounds, stand in line with the prices.
  marginInlineEnd: `calc(${vars.space.sm} * -1)`,
  selectors: { '&[data-collapsed]': { marginBlockEnd: `calc(${vars.space.md} * -1)` } },
});

export const title = component({
  ...textRules.name,
  ...clamp(2),
  flex: 1,
  minInlineSize: 0,
  marginBlock: vars.space.xs,
});

export const icons = component({ display: 'flex', gap: cellGap, flexShrink: 0 });

export const grid = component({ display: 'grid', gap: cellGap });

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const columns = componentVariants({ 1: equal(1), 2: equal(2), 3: equal(3) });

import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { figures, textRules } from '../../../theme/text.ts';

const { border, text } = vars.color;

export const list = component({ borderBlock: `${hairline} solid ${border.default}` });

export const row = component({
  ...textRules.body,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  paddingBlock: vars.space.md,
  selectors: { '& + &': { borderBlockStart: `${hairline} solid ${border.default}` } },
});

export const name = component({ fontWeight: vars.font.weight.medium });

export const amounts = component({ ...figures, whiteSpace: 'nowrap' });

export const old = component({ color: text.muted });

export const arrow = component({ color: text.muted });

export const amount = component({ fontWeight: vars.font.weight.price });

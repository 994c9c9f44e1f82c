import { component } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { figures, textRules } from '../../theme/text.ts';

/** Drawing area of the chart. */
export const plot = component({ position: 'relative', blockSize: `calc(${vars.size.control} * 4)` });

/** Axis values from highest to lowest, each centred on its grid line. */
export const values = component({
  ...textRules.note,
  ...figures,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  color: vars.color.text.muted,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  marginBlock: `calc(${vars.type.size.note} * ${vars.type.leading.note} / -2)`,
});

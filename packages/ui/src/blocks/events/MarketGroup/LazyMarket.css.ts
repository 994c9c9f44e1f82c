import { createVar } from '@vanilla-extract/css';
import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { cellGap } from '../../measures.ts';
import { card } from '../../rules.ts';

/** Number of price rows of the market. */
export const rows = createVar();

export const place = component({
  ...card,
  vars: { [rows]: '1' },
  minBlockSize: `calc(${vars.size.touch} + ${vars.space.md} + (${vars.size.odds} + ${cellGap}) * ${rows})`,
});

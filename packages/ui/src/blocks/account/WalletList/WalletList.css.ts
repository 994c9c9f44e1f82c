import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const noMenu = component({ inlineSize: vars.size.touch });

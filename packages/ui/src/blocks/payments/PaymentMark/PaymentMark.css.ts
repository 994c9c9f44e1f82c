import { component } from '../../../theme/component.ts';

export const mark = component({ inlineSize: '40px', blockSize: '24px', flexShrink: 0 });

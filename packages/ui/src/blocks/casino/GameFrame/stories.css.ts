import { component } from '../../../theme/component.ts';

/** Window of the frame in its stories. */
export const screen = component({ blockSize: '100dvh' });

import { globalLayer } from '@vanilla-extract/css';

const root = globalLayer('ui');

/** The cascade of the kit: what comes later wins, whatever its specificity. */
export const layers = {
  reset: globalLayer({ parent: root }, 'reset'),
  base: globalLayer({ parent: root }, 'base'),
  component: globalLayer({ parent: root }, 'component'),
};

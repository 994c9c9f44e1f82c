import { configure } from 'storybook/test';
import { hangStyles, applyLook } from './look.ts';
import { brands, densities, modes } from 'virtual:brands';

// Tests of the kit outside of Storybook use the default brand's look, as its stories do.
hangStyles();
// `waitFor` and `findBy` otherwise give up after a second, which a busy machine may exceed.
configure({ asyncUtilTimeout: 15_000 });
applyLook({
  brand: brands[0].name,
  mode: modes[0],
  density: densities[0] ?? 'comfortable',
  direction: 'auto',
  language: 'en',
});

import { configure } from 'storybook/test';
import { hangStyles, wear } from './look.ts';
import { brands, densities, modes } from 'virtual:brands';

// Tests of the kit outside of Storybook wear the house's look, as its stories do.
hangStyles();
// `waitFor` and `findBy` give up after a second otherwise, which a busy machine can take.
configure({ asyncUtilTimeout: 15_000 });
wear({
  brand: brands[0].name,
  mode: modes[0],
  density: densities[0] ?? 'comfortable',
  direction: 'auto',
  language: 'en',
});

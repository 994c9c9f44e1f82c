import { hangStyles, applyLook } from './look.ts';
import { brands, densities, modes } from 'virtual:brands';

// Tests in a page outside of Storybook use the default brand's look, as stories do.
hangStyles();
applyLook({
  brand: brands[0].name,
  mode: modes[0],
  density: densities[0] ?? 'comfortable',
  direction: 'auto',
  language: 'en',
});

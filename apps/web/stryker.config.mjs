import { mutationOf } from '../../scripts/lib/mutation.mjs';

export default mutationOf({
  mutate: [
    'src/platform/links/safePath.ts',
    'src/app/guards/{closure/closures,addresses/{oldAddress,query,redirects}}.ts',
  ],
  break: 95,
});

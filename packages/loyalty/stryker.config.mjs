import { mutationOf } from '../../scripts/lib/mutation.mjs';

export default mutationOf({
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/index.ts'],
  break: 90,
});

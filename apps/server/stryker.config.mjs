import { mutationOf } from '../../scripts/lib/mutation.mjs';

export default mutationOf({
  mutate: [
    'src/protection/limits/rules/{blocks,change,exclusionReasons,limitTypes,limitValues,moneyLimits,questions,safetyRules}.ts',
    'src/site/siteState/{paths,redirects}.ts',
  ],
  break: 90,
});

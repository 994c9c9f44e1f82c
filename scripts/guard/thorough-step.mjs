import { runJourneys } from './journeys-step.mjs';
import { sumOf } from './test-run.mjs';
import { runVitest } from './vitest-step.mjs';

const SUITES = ['unit', 'server'];

/** Runs a tenth of the test files that do more in `npm run test:thorough`, with a tenth of what they do there. */
export const thorough = {
  name: 'thorough',
  title: 'A part of what only test:thorough runs otherwise',
  skip: ({ THOROUGH }) => (THOROUGH === '1' ? 'all of it runs in the other steps' : undefined),
  run: async (context) => {
    const env = { ...context.env, THOROUGH: '1', THOROUGH_SHARE: String(context.share ?? '') };
    const suites = SUITES.flatMap((step) => context.dueThorough(step));
    const journeys = context.dueThorough('journeys');
    const outcomes = [];
    if (suites.length > 0) {
      outcomes.push(await runVitest('thorough', ['!kit'], suites, env, context));
    }
    if (journeys.length > 0) {
      const unsteadyBefore = context.unsteadyBefore + (outcomes[0]?.unsteady?.length ?? 0);
      const more = { ...context, unsteadyBefore };
      outcomes.push(await runJourneys('thorough-journeys', journeys, env, more, ['--grep=@thorough']));
    }
    return sumOf(outcomes, []);
  },
};

// Parses the arguments of `npm test` into what the guard runs.
import { parseArgs } from 'node:util';

const USAGE =
  'npm test [-- --only <step>[:<part>][,...]] [--changed | --all] [--fresh] [--thorough] [--update-looks [<part of a story>]]';

const OPTIONS = {
  only: { type: 'string', multiple: true },
  proven: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  thorough: { type: 'boolean', default: false },
  'update-looks': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
};

/** Steps whose tests can be chosen by a part of their name. */
const DIVISIBLE = ['unit', 'server', 'postgres', 'screens', 'kit', 'visual', 'journeys'];

/**
 * @typedef {{ only: Map<string, string[]> | undefined, proven: boolean, changed: boolean, all: boolean, fresh: boolean, thorough: boolean,
 *   updateLooks: string[] | undefined, help: string | undefined }} Choice
 *   `proven` leaves out what has passed among the named parts; `all` runs what has passed before too; `fresh` also builds the apps and the Storybook anew
 *   `only` maps steps to the parts of names that were given with them; no parts mean the whole step
 */

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} stepNames
 * @returns {Choice}
 * @throws {Error} with one sentence about what is wrong and what is possible
 */
export function readArguments(args, stepNames) {
  const { values, positionals } = parse(args);
  const updateLooks = values['update-looks'] ? positionals : undefined;
  if (positionals.length > 0 && !updateLooks) {
    throw new Error(
      `"${positionals.join(' ')}" is no option of npm test. To run a part of a step, write it with a colon: ` +
        `npm test -- --only unit:${positionals[0]}`,
    );
  }
  if (values.changed && (values.all || values.fresh || values.thorough)) {
    throw new Error(
      '--changed runs less and --all, --fresh or --thorough run more than usual: choose one of them.',
    );
  }
  return {
    only: values.only && readSteps(values.only, stepNames),
    proven: values.proven,
    changed: values.changed,
    all: values.all || values.fresh,
    fresh: values.fresh,
    thorough: values.thorough,
    updateLooks,
    help: values.help ? `${USAGE}\nSteps: ${stepNames.join(', ')}` : undefined,
  };
}

function parse(args) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const [first] = error.message.split('. ');
    throw new Error(`${first}. Use: ${USAGE}`, { cause: error });
  }
}

function readSteps(texts, stepNames) {
  const chosen = new Map();
  for (const text of texts.flatMap((it) => it.split(',')).filter(Boolean)) {
    const [name, ...rest] = text.split(':');
    const part = rest.join(':');
    if (!stepNames.includes(name)) {
      throw new Error(`There is no step "${name}". Steps: ${stepNames.join(', ')}.`);
    }
    if (part && !DIVISIBLE.includes(name)) {
      throw new Error(`The step "${name}" can't be divided: only ${DIVISIBLE.join(', ')} take a part.`);
    }
    const parts = chosen.get(name);
    // A step that is named once without a part runs whole.
    if (!part || parts?.length === 0) chosen.set(name, []);
    else chosen.set(name, [...(parts ?? []), part]);
  }
  if (chosen.size === 0) throw new Error(`--only needs a step: ${stepNames.join(', ')}.`);
  return chosen;
}

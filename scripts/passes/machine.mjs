// The machine and the tools that results depend on beside the repository.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../e2e/faults/lib/postgresServer.ts';
import { root } from '../lib/paths.mjs';

/**
 * @typedef {object} Machine
 * @property {string} id of this machine: its processor's model and the id of its system
 * @property {Record<string, string>} tools versions by name; empty when a tool is missing
 */

/** Tools that the units of a step run with, beside Node. */
const TOOLS = {
  postgres: ['database', 'redis'],
  faults: ['postgres'],
  'payment-faults': ['postgres'],
  screens: ['shell'],
  kit: ['shell'],
  visual: ['shell'],
  journeys: ['shell'],
  thorough: ['shell'],
};

/**
 * Reads what this machine runs with.
 * @param {NodeJS.ProcessEnv} env with the paths of the browsers, and the addresses of the test services
 * @returns {Promise<Machine>}
 */
export async function readMachine(env) {
  const postgres = findPostgres();
  return {
    id: machineId(),
    tools: {
      node: process.version,
      browser: versionOf(env.CHROMIUM_PATH),
      shell: versionOf(env.CHROMIUM_SHELL_PATH),
      postgres: versionOf(postgres && join(postgres, 'postgres')),
      database: env.TEST_DATABASE_URL ? await databaseVersion(env.TEST_DATABASE_URL) : '',
      redis: env.TEST_REDIS_URL ? await redisVersion(env.TEST_REDIS_URL) : '',
    },
  };
}

/**
 * Versions of the tools that the units of a step run with.
 * @param {string} step
 * @param {Machine} machine
 * @returns {Record<string, string>}
 */
export function toolsOf(step, { tools }) {
  return Object.fromEntries(['node', ...(TOOLS[step] ?? [])].map((name) => [name, tools[name] ?? '']));
}

function machineId() {
  const { platform, arch } = process;
  const text = [platform, arch, cpus()[0]?.model ?? '', systemId()].join('\n');
  return createHash('sha256').update(text).digest('hex');
}

/** The id that Linux gives an installation; empty elsewhere, where the store's own secret tells machines apart. */
function systemId() {
  try {
    return readFileSync('/etc/machine-id', 'utf8').trim();
  } catch {
    return '';
  }
}

function versionOf(program) {
  if (!program) return '';
  try {
    return execFileSync(program, ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Packages of the server, which has the clients of both services. */
const fromServer = createRequire(join(root, 'apps', 'server', 'package.json'));

async function databaseVersion(connectionString) {
  const { Client } = fromServer('pg');
  const client = new Client({ connectionString });
  return ask(client, async () => (await client.query('show server_version')).rows[0].server_version, 'end');
}

async function redisVersion(url) {
  const client = fromServer('redis').createClient({ url, socket: { reconnectStrategy: false } });
  return ask(client, async () => /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? '', 'close');
}

/** The answer of a service; empty when it doesn't answer, which its own step reports. */
async function ask(client, question, end) {
  client.on('error', () => {});
  try {
    await client.connect();
    return await question();
  } catch {
    return '';
  } finally {
    await Promise.resolve(client[end]()).catch(() => {});
  }
}

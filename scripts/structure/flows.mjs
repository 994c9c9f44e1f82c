// The paths of five flows through the sources, from where they begin to where they end.
// `npm run structure -- --flows` prints them.
//
// A step leads from the file before it:
//   imports     that file imports this one; the shortest way by imports of values, and its files count
//   imported    this file imports that one, which gives it a function or an object
//   call <id>   that file sends the call's path of the contract, and this one registers it
//   sends       what that file sends reaches this one from outside: over a connection, or by a provider's answer
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { importedFiles } from '../lib/imports.mjs';
import { root } from '../lib/paths.mjs';

/**
 * @typedef {object} Flow
 * @property {string} name
 * @property {string} from file that it begins with
 * @property {readonly (readonly [how: string, file: string])[]} steps
 */

const WEB = 'apps/web/src';
const SERVER = 'apps/server/src';

/** @type {readonly Flow[]} */
const flows = [
  {
    name: 'a price, from a source of odds to the cell that shows it',
    from: `${SERVER}/betting/feed/lineBook.ts`,
    steps: [
      ['imported', `${SERVER}/betting/feed/createFeed.ts`],
      ['imports', `${SERVER}/betting/feed/hub.ts`],
      ['imports', `${SERVER}/betting/feed/readyFrame.ts`],
      ['imported', `${SERVER}/betting/feed/hub.ts`],
      ['sends', `${WEB}/platform/realtime/realtime.ts`],
      ['imported', `${WEB}/features/odds/odds.ts`],
      ['imports', `${WEB}/features/odds/prices/priceSource.ts`],
    ],
  },
  {
    name: 'a stake, from the button of the coupon to the ledger',
    from: `${WEB}/sections/coupon/placement/usePlace.ts`,
    steps: [
      ['imports', `${WEB}/features/coupon/coupon.api.ts`],
      ['call placeCoupon', `${SERVER}/betting/coupons/coupons.routes.ts`],
      ['imports', `${SERVER}/betting/coupons/placement/placement.service.ts`],
      ['imports', `${SERVER}/betting/coupons/placement/newCoupon.store.ts`],
      ['imports', `${SERVER}/ledger/wallet/ledger.ts`],
    ],
  },
  {
    name: 'a deposit, from the form to the ledger',
    from: `${WEB}/sections/payments/deposit/useDeposit.ts`,
    steps: [
      ['imports', `${WEB}/features/cashier/cashier.api.ts`],
      ['call createDeposit', `${SERVER}/cashier/payments/payments.routes.ts`],
      ['imports', `${SERVER}/cashier/payments/deposits.service.ts`],
      ['sends', `${SERVER}/cashier/payments/callbacks.routes.ts`],
      ['imported', `${SERVER}/cashier/payments/payments.ts`],
      ['imports', `${SERVER}/cashier/payments/depositEvents.ts`],
      ['imports', `${SERVER}/cashier/payments/depositBookings.ts`],
      ['imports', `${SERVER}/ledger/wallet/ledger.ts`],
    ],
  },
  {
    name: 'a bet of a game, from the maker’s call to the ledger',
    from: `${SERVER}/casino/makerWallet/makerWallet.routes.ts`,
    steps: [
      ['imports', `${SERVER}/casino/makerWallet/makerWallet.service.ts`],
      ['imports', `${SERVER}/casino/makerWallet/bet.ts`],
      ['imports', `${SERVER}/casino/makerWallet/bookings.ts`],
      ['imports', `${SERVER}/ledger/wallet/ledger.ts`],
    ],
  },
  {
    name: 'a 401, from the server to the app that signs the player out',
    from: `${SERVER}/kernel/http/problem.ts`,
    steps: [
      ['imported', `${SERVER}/kernel/http/registerCall.ts`],
      ['sends', `${WEB}/platform/api/bearer.ts`],
      ['imported', `${WEB}/platform/api/api.ts`],
      ['imported', `${WEB}/features/session/session.polling.ts`],
      ['imports', `${WEB}/features/session/session.store.ts`],
    ],
  },
];

/** Reads the imports of values between sources of apps and packages. */
function readSources() {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));
  return sourcesOf(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}

/** @param {ReadonlyMap<string, string>} texts by path from the root */
export function sourcesOf(texts) {
  const valuesOf = ([file, text]) => {
    const targets = importedFiles(file, text).filter((found) => !found.typeOnly && texts.has(found.file));
    return [file, targets.map((found) => found.file)];
  };
  return { texts, next: new Map([...texts].map(valuesOf)) };
}

/** Returns the shortest way by imports, without its start; undefined if there is none. */
function wayBetween({ next }, from, to) {
  const before = new Map([[from, undefined]]);
  const queue = [from];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (file === to) {
      const way = [];
      for (let at = to; at !== from; at = before.get(at)) way.unshift(at);
      return way;
    }
    for (const target of next.get(file) ?? []) {
      if (before.has(target)) continue;
      before.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}

/** Returns the files of a step, or why it doesn't hold. */
function follow(sources, from, [how, to], pathOfCall) {
  if (!sources.texts.has(to)) return `${to} doesn't exist`;
  if (how === 'sends') return [to];
  if (how === 'imports') return wayBetween(sources, from, to) ?? `${from} doesn't reach ${to} by imports`;
  if (how === 'imported')
    return wayBetween(sources, to, from) ? [to] : `${to} doesn't reach ${from} by imports`;
  const id = how.slice('call '.length);
  const path = pathOfCall(id);
  if (path === undefined) return `the contract has no call ${id}`;
  if (!sources.texts.get(from).includes(`'${path}'`)) return `${from} doesn't send ${path}`;
  return sources.texts.get(to).includes(`calls.${id},`) ? [to] : `${to} doesn't register ${id}`;
}

/**
 * Follows a flow.
 * @param {ReturnType<typeof sourcesOf>} sources
 * @param {Flow} flow
 * @param {(id: string) => string | undefined} pathOfCall path of a call of the contract by its id
 * @returns {{ files: string[], problem?: string }} the files in order, up to the step that doesn't hold
 */
export function followFlow(sources, { from, steps }, pathOfCall) {
  const files = [from];
  for (const step of steps) {
    const found = follow(sources, files.at(-1), step, pathOfCall);
    if (typeof found === 'string') return { files, problem: found };
    files.push(...found);
  }
  return { files };
}

/** Reads the paths of the contract's calls by their ids. */
function readCallPaths() {
  const document = JSON.parse(readFileSync(join(root, 'packages/contract/openapi.json'), 'utf8'));
  const paths = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map(({ operationId }) => [operationId, path]),
  );
  return new Map(paths);
}

/** Follows all flows of the repository. */
export function followFlows() {
  const sources = readSources();
  const paths = readCallPaths();
  return flows.map((flow) => ({ name: flow.name, ...followFlow(sources, flow, (id) => paths.get(id)) }));
}

/**
 * Checks that each step of each flow holds.
 * @returns {string[]} one sentence for each flow that doesn't
 */
export function checkFlows(followed) {
  return followed
    .filter(({ problem }) => problem !== undefined)
    .map(({ name, problem }) => `${name}: ${problem}. Correct its steps in scripts/structure/flows.mjs.`);
}

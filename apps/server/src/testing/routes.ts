import type { OperatorCall } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';

/** A platform whose routes are read. */
type Routed = Pick<FastifyInstance, 'printRoutes'>;

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Lists every route of a platform, as `PUT /ops/sites/:siteId/flags`. */
export function routesOf(app: Routed, methods: readonly string[] = ['GET', ...CHANGING]): readonly string[] {
  return methods.flatMap((method) => {
    const above: string[] = [];
    // Printed as a tree: four characters of indentation per level, each level a part of the path.
    const lines = app.printRoutes({ commonPrefix: false, method: method as 'POST' }).split('\n');
    return lines.flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
      if (!found) return [];
      const [, indentation = '', part = '', registered] = found;
      const level = indentation.length / 4;
      above.splice(level, above.length, part);
      return registered === undefined ? [] : [`${method} ${above.join('')}`];
    });
  });
}

const isOfOperators = (route: string): boolean => route.includes(' /ops/');

/** Lists every operator's call that may change something, as `PUT /ops/sites/:siteId/flags`. */
export const changingCalls = (app: Routed): readonly string[] =>
  routesOf(app, CHANGING).filter(isOfOperators);

/** Lists every address that operators read, as `/ops/outbox/:mailId`. */
export const readPaths = (app: Routed): readonly string[] =>
  routesOf(app, ['GET'])
    .filter((route) => isOfOperators(route) && !route.startsWith('GET /ops/console'))
    .map((route) => route.slice('GET '.length));

/** Returns the route of an operators' call, as `PUT /ops/sites/:siteId/flags`. */
export const routeOfCall = ({ method, path }: OperatorCall): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

/** Calls that move the clocks of a platform under test. */
const CLOCKS = ['advanceFeedClock', 'advancePlatformClock'];

/** Calls of the console’s sign-in, which have no operator yet, and the sign-out: `signIn.test.ts` tries them. */
export const isSignIn = ({ tag, method }: OperatorCall): boolean =>
  tag === 'operators: sign-in' && method !== 'get';

/** Returns whether an operators' call has no place in the audit log: it changes nothing, or a clock alone. */
export const isUnrecorded = ({ id, isReading }: OperatorCall): boolean =>
  isReading === true || CLOCKS.includes(id);

import type { FastifyInstance } from 'fastify';

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Lists every operator's call that may change something, as `PUT /ops/sites/:siteId/flags`. */
export function changingCalls(app: Pick<FastifyInstance, 'printRoutes'>): readonly string[] {
  return CHANGING.flatMap((method) => {
    const above: string[] = [];
    // Printed as a tree: four characters of indentation per level, each level a part of the path.
    const lines = app.printRoutes({ commonPrefix: false, method: method as 'POST' }).split('\n');
    return lines.flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
      if (!found) return [];
      const [, indentation = '', part = '', methods] = found;
      const level = indentation.length / 4;
      above.splice(level, above.length, part);
      const path = above.join('');
      return methods !== undefined && path.startsWith('/ops/') ? [`${method} ${path}`] : [];
    });
  });
}

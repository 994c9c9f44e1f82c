import type { Core, Domain } from '../kernel/index.ts';
import { opsRoutes, type OpsDeps } from './ops/ops.routes.ts';

/** Assembles the operators' calls and their console. */
export function createOperatorsDomain(core: Core, parts: Omit<OpsDeps, keyof Core>): Domain {
  return { jobs: [], routes: (app) => opsRoutes(app, { ...parts, ...core }) };
}

import type { Core, Domain } from '../kernel/index.ts';
import { createAnchorJob } from './ops/auditLog/anchors.ts';
import { opsRoutes, type OpsDeps } from './ops/ops.routes.ts';

/** Assembles the operators' calls, their console and the anchors of their audit log. */
export function createOperatorsDomain(core: Core, parts: Omit<OpsDeps, keyof Core>): Domain {
  return { jobs: [createAnchorJob(core)], routes: (app) => opsRoutes(app, { ...parts, ...core }) };
}

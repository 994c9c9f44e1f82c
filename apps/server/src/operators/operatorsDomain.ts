import type { Core, Domain } from '../kernel/index.ts';
import { createAnchorJob } from './ops/auditLog/anchors.ts';
import { approvalJobs } from './ops/approvals/approvalJobs.ts';
import { createAuditLog } from './ops/auditLog/auditLog.service.ts';
import { opsRoutes, type OpsDeps } from './ops/ops.routes.ts';

/** Assembles the operators' calls, their console, the requests for second persons and the anchors of the audit log. */
export function createOperatorsDomain(core: Core, parts: Omit<OpsDeps, keyof Core>): Domain {
  const deps = { ...parts, ...core };
  const approvals = approvalJobs({ ...deps, auditLog: createAuditLog(core) });
  return { jobs: [...approvals, createAnchorJob(core)], routes: (app) => opsRoutes(app, deps) };
}

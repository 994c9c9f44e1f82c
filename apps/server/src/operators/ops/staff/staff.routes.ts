import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageOf, parseId, wrongField, type Core } from '../../../kernel/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { listPeople, livePeople, type Operator } from '../../../staff/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, isWaiting, sendAct } from '../approvals/actRequest.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteChoices, sitesAmong } from '../sites/siteIn.ts';
import { aloneDoors, alonePerson, aloneSite } from './alone.service.ts';
import type { StaffAdmin } from './staffAdmin.service.ts';
import { createStaffChanges, staffIn } from './staffChanges.ts';
import { listedStaff, shownRoles, staffDetail } from './staffView.ts';

export interface StaffRoutesDeps extends Pick<Core, 'db' | 'now'> {
  readonly sites: Pick<LiveSites, 'all'>;
  readonly staffAdmin: StaffAdmin;
  readonly approvals: Pick<Approvals, 'ask'>;
  readonly auditLog: AuditLog;
}

const PAGE = 30;

/** Routes of the administration of operators. */
export function staffRoutes(app: FastifyInstance, deps: StaffRoutesDeps): void {
  const { db, now, sites, staffAdmin, approvals, auditLog } = deps;
  const changes = createStaffChanges(deps);
  const authorOf = (request: FastifyRequest, operator: Operator, reason: string) => ({
    by: operator,
    recordOf: (deed: { readonly action: string; readonly subject: string }) =>
      recordIn(auditLog, request, { ...deed, reason }),
  });

  registerOperatorCall(app, operatorCalls.listStaff, async ({ query, operator, sites: own }) => {
    const { roleId: role, ...filter } = query;
    const roleId = role === undefined ? undefined : parseId(role);
    if (role !== undefined && roleId === undefined)
      throw wrongField('/roleId', 'id', '"roleId" is no role: see the list of roles.');
    const at = now();
    const found = await listPeople(db, { ...filter, roleId, sites: own }, { at, limit: PAGE + 1 });
    const { rows, next } = pageOf(found, PAGE, ({ name }) => name);
    return { staff: await listedStaff(db, rows, { operator, at }), next };
  });

  registerOperatorCall(app, operatorCalls.showStaff, async ({ params, operator }) => {
    const viewer = { operator, at: now() };
    return staffDetail(db, await staffIn(db, params.staffId, viewer), viewer);
  });

  registerOperatorCall(app, operatorCalls.inviteStaff, async ({ body, request, reply }) => {
    const change = await changes.invitation(body);
    const done = await approvals.ask('staff-access', change, actRequest(auditLog, request, body.reason));
    if (isWaiting(done)) return sendAct(reply, done);
    return sendAct(reply, { staffId: done.id, link: done.link }, 201);
  });

  registerOperatorCall(app, operatorCalls.inviteStaffAgain, async ({ params, body, operator, request }) => {
    const { staffId } = params;
    const invited = await staffAdmin.inviteAgain({ staffId, ...authorOf(request, operator, body.reason) });
    return { staffId, expiresAt: invited.expiresAt.getTime(), link: invited.link };
  });

  registerOperatorCall(app, operatorCalls.changeStaff, async ({ params, body, operator, request, reply }) => {
    const change = await changes.person(params.staffId, body, operator);
    const done = await approvals.ask('staff-access', change, actRequest(auditLog, request, body.reason));
    return isWaiting(done) ? sendAct(reply, done) : { staffId: done.id };
  });

  registerOperatorCall(
    app,
    operatorCalls.changeStaffGrants,
    async ({ params, body, operator, request, reply }) => {
      const change = await changes.grants(params.staffId, body, operator);
      const done = await approvals.ask('staff-access', change, actRequest(auditLog, request, body.reason));
      return isWaiting(done) ? sendAct(reply, done) : { staffId: done.id };
    },
  );

  registerOperatorCall(app, operatorCalls.endStaffSessions, async ({ params, body, operator, request }) => {
    await staffAdmin.endSessions({ ...params, ...authorOf(request, operator, body.reason) });
    return params;
  });

  registerOperatorCall(app, operatorCalls.endStaff, async ({ params, body, operator, request }) => {
    await staffAdmin.end({ ...params, ...authorOf(request, operator, body.reason) });
    return params;
  });

  registerOperatorCall(app, operatorCalls.unlockStaff, async ({ params, body, operator, request }) => {
    await staffAdmin.unlock({ ...params, ...authorOf(request, operator, body.reason) });
    return params;
  });

  registerOperatorCall(app, operatorCalls.endStaffToken, async ({ params, body, operator, request }) => {
    await staffAdmin.endToken({ ...params, ...authorOf(request, operator, body.reason) });
    return { tokenId: params.tokenId };
  });

  registerOperatorCall(app, operatorCalls.showStaffAlone, async ({ query, sites: own }) => {
    const { siteId, before } = query;
    const shown = sitesAmong(sites, own).filter(({ id }) => siteId === undefined || id === siteId);
    const found = (await livePeople(db, now()))
      .filter(({ name }) => before === undefined || name > before)
      .flatMap((person) => alonePerson(person, shown) ?? []);
    const { rows, next } = pageOf(found, PAGE, ({ name }) => name);
    return { doors: aloneDoors(), sites: shown.map(aloneSite), people: [...rows], next };
  });

  registerOperatorCall(app, operatorCalls.listStaffRoles, async ({ operator, sites: own }) => {
    const choices = siteChoices(sites, own);
    const ids = choices.map(({ id }) => id);
    return { roles: await shownRoles(db, ids, { operator, at: now() }), sites: choices };
  });

  registerOperatorCall(app, operatorCalls.createStaffRole, async ({ body, operator, request }) => {
    const roleId = await staffAdmin.createRole(body, authorOf(request, operator, body.reason));
    return { roleId: String(roleId) };
  });

  registerOperatorCall(app, operatorCalls.changeStaffRole, async ({ params, body, request, reply }) => {
    const change = await changes.role(params.roleId, body);
    const done = await approvals.ask('staff-access', change, actRequest(auditLog, request, body.reason));
    return isWaiting(done) ? sendAct(reply, done) : { roleId: done.id };
  });

  registerOperatorCall(app, operatorCalls.deleteStaffRole, async ({ params, body, operator, request }) => {
    await staffAdmin.deleteRole(params.roleId, authorOf(request, operator, body.reason));
    return params;
  });
}

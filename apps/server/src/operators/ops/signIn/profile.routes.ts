import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, type Settings } from '../../../kernel/index.ts';
import {
  createStaffProfiles,
  findConsoleSession,
  operatorSecretIn,
  type Operator,
  type OwnRequest,
  type StaffProfileDeps,
} from '../../../staff/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { consoleParty, entryRequest } from './consoleParty.ts';

/** Routes of a person's own sign-in methods, sessions and programs. */
export function staffProfileRoutes(
  app: FastifyInstance,
  deps: StaffProfileDeps & { readonly settings: Settings },
): void {
  const profiles = createStaffProfiles(deps);

  /** Throws a ProblemError 403 for programs, which don't change whom they act for, and the environment's token. */
  async function ownRequest(operator: Operator, request: FastifyRequest): Promise<OwnRequest> {
    const { staffId, name, person } = operator;
    if (staffId === null || name !== person)
      throw new ProblemError(
        403,
        'PERSON_NEEDED',
        `${name} has no profile: sign in to the console as a person.`,
      );
    // A bearer counts before a cookie, which may be another person's.
    const secret = request.headers.authorization === undefined ? operatorSecretIn(request) : undefined;
    const session = secret === undefined ? undefined : await findConsoleSession(deps.db, secret);
    return { ...entryRequest(request), staffId, session, rp: consoleParty(request, deps.settings) };
  }

  registerOperatorCall(app, operatorCalls.showStaffProfile, async ({ operator, request }) =>
    profiles.show(await ownRequest(operator, request)),
  );

  registerOperatorCall(app, operatorCalls.beginStaffProof, async ({ operator, request }) =>
    profiles.beginProof(await ownRequest(operator, request)),
  );

  registerOperatorCall(app, operatorCalls.changeStaffPassword, async ({ body, operator, request }) => {
    const own = await ownRequest(operator, request);
    await profiles.changePassword(own, body);
    return profiles.show(own);
  });

  registerOperatorCall(app, operatorCalls.beginStaffAuthenticator, async ({ body, operator, request }) =>
    profiles.beginAuthenticator(await ownRequest(operator, request), body.proof),
  );

  registerOperatorCall(app, operatorCalls.renewStaffAuthenticator, async ({ body, operator, request }) => {
    const own = await ownRequest(operator, request);
    await profiles.renewAuthenticator(own, body);
    return profiles.show(own);
  });

  registerOperatorCall(app, operatorCalls.beginStaffPasskey, async ({ body, operator, request }) =>
    profiles.beginPasskey(await ownRequest(operator, request), body.proof),
  );

  registerOperatorCall(app, operatorCalls.addStaffPasskey, async ({ body, operator, request }) => {
    const own = await ownRequest(operator, request);
    await profiles.addPasskey(own, body);
    return profiles.show(own);
  });

  registerOperatorCall(app, operatorCalls.removeStaffPasskey, async ({ params, body, operator, request }) => {
    const own = await ownRequest(operator, request);
    await profiles.removePasskey(own, params.passkeyId, body.proof);
    return profiles.show(own);
  });

  registerOperatorCall(app, operatorCalls.endOwnSession, async ({ params, operator, request }) => {
    const own = await ownRequest(operator, request);
    await profiles.endSession(own, params.sessionId);
    return profiles.show(own);
  });

  registerOperatorCall(app, operatorCalls.endOwnOtherSessions, async ({ operator, request }) => {
    const own = await ownRequest(operator, request);
    await profiles.endOthers(own);
    return profiles.show(own);
  });

  registerOperatorCall(app, operatorCalls.createOwnToken, async ({ body, operator, request }) => {
    const own = await ownRequest(operator, request);
    const token = await profiles.createToken(own, operator, body);
    return { token, profile: await profiles.show(own) };
  });

  registerOperatorCall(app, operatorCalls.endOwnToken, async ({ params, operator, request }) => {
    const own = await ownRequest(operator, request);
    await profiles.endToken(own, params.tokenId);
    return profiles.show(own);
  });
}

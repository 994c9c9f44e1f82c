import { PlayProblem } from '../problem.ts';
import type { WalletClient } from '../wallet/client.ts';
import { Authenticated } from '../wallet/protocol.ts';
import type { Session, Sessions } from './sessions.ts';

export interface OpeningDeps {
  readonly sessions: Sessions;
  readonly client: WalletClient;
}

/**
 * Opens the session of a frame: exchanges the launch token for the maker's token at the platform.
 * @throws PlayProblem if the ticket was used before, the platform refuses the launch or doesn't answer
 */
export async function openSession(
  { sessions, client }: OpeningDeps,
  ticket: string,
): Promise<{ readonly session: Session; readonly bearer: string }> {
  const session = sessions.byTicket(ticket);
  if (session?.state !== 'launched')
    throw new PlayProblem('LAUNCH_EXPIRED', 'This launch was opened before: launch the game again.', {
      status: 410,
    });
  const { id: sessionId, gameId, currency, token } = session;
  const result = await client.call('authenticate', { sessionId, gameId, currency, token }, Authenticated);
  if (result.kind === 'unknown')
    throw new PlayProblem('INTERNAL', 'The platform doesn’t answer.', { status: 503 });
  const { status, makerToken, playerId, balance, limits, rules } = result.answer;
  if (status !== 'OK') {
    const isLate = status === 'TOKEN_EXPIRED' || status === 'INVALID_TOKEN';
    throw new PlayProblem(isLate ? 'LAUNCH_EXPIRED' : status, `The platform refused the launch: ${status}.`);
  }
  if (sessions.byId(sessionId)?.state !== 'launched')
    throw new PlayProblem('LAUNCH_EXPIRED', 'The session ended before it was open: launch the game again.', {
      status: 410,
    });
  return sessions.open(session, {
    makerToken,
    playerId,
    balance,
    minStake: limits?.minStake ?? null,
    maxStake: limits?.maxStake ?? null,
    rules: rules ?? session.rules,
  });
}

import { Agent, request } from 'node:http';

/** What the clients do: each places singles one after the other until the time is over. */
export interface Load {
  readonly port: number;
  /** One a client: who places, and on which account. */
  readonly clients: readonly { readonly token: string; readonly accountId: string }[];
  readonly bet: {
    readonly gameId: number;
    readonly marketId: string;
    readonly selectionId: string;
    readonly coef: string;
  };
  readonly ms: number;
}

export interface Placed {
  /** How long each placement took, ms. */
  readonly took: readonly number[];
  /** How long all of it took, ms. */
  readonly ms: number;
}

/**
 * Places bets over HTTP, from the program that runs it.
 * @throws {Error} with the answer, when a placement is not accepted
 */
export async function placeAll({ port, clients, bet, ms }: Load): Promise<Placed> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients.length });
  const took: number[] = [];
  const begun = performance.now();
  await Promise.all(
    clients.map(async ({ token, accountId }) => {
      const body = JSON.stringify({
        accountId,
        typeId: 0,
        amount: '0.20',
        changeCoefAction: 1,
        exactCoef: false,
        isDropOnScoreChange: false,
        coefViewId: 0,
        bets: [bet],
      });
      while (performance.now() - begun < ms) {
        const sent = performance.now();
        const answer = await post(agent, { port, token, body });
        took.push(performance.now() - sent);
        if (!answer.includes('"state":"accepted"')) throw new Error(`A bet was not accepted: ${answer}`);
      }
    }),
  );
  agent.destroy();
  return { took, ms: performance.now() - begun };
}

interface Sent {
  readonly port: number;
  readonly token: string;
  readonly body: string;
}

function post(agent: Agent, { port, token, body }: Sent): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        agent,
        port,
        host: 'localhost',
        method: 'POST',
        path: '/web-api/coupons',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': crypto.randomUUID(),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve(text));
        response.on('error', reject);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

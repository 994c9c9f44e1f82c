import { signRequest, verifyAnswer } from '../../makers/signature.ts';
import type { MoneyAnswer } from '../answers.ts';
import type { DeskAction, DeskBody } from '../desk/deskCalls.ts';

/** Sends one HTTP request; rejects if the connection breaks before the answer. */
export type Transport = (request: {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}) => Promise<{ readonly status: number; readonly signature: string | undefined; readonly body: Buffer }>;

export interface ClientOptions {
  readonly maker: string;
  readonly secret: string;
  readonly send: Transport;
  /** Time of the calls. */
  readonly now: () => Date;
}

/** Ways in which a call is sent wrongly. */
export interface Faults {
  /** Time of the call before now, ms. */
  readonly ageMs?: number;
  /** Secret with which it is signed. */
  readonly secret?: string;
  /** True if a byte of the body changes after it was signed. */
  readonly isTampered?: boolean;
  /** Headers of an earlier call. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answer to a call: its HTTP code and the fields of its body. */
export interface Answer extends Partial<Omit<MoneyAnswer, 'status'>> {
  readonly http: number;
  readonly status: string;
  readonly makerToken?: string;
  readonly left?: number;
}

/** Sender of signed calls, as a maker has one. */
export interface Client {
  call(name: string, body: object, faults?: Faults): Promise<Answer>;
  /** Sends a call and returns the headers with which it was signed too. */
  callSigned(
    name: string,
    body: object,
  ): Promise<{ readonly answer: Answer; readonly headers: Record<string, string> }>;
  desk<Action extends DeskAction>(
    action: Action,
    body: DeskBody<Action>,
  ): Promise<Readonly<Record<string, unknown>>>;
}

/** Creates a client. Every answer with code 200 must be signed by the platform. */
export function createClient({ maker, secret, send, now }: ClientOptions): Client {
  function signed(path: string, body: Buffer, { ageMs = 0, secret: key = secret }: Faults = {}) {
    const at = new Date(now().getTime() - ageMs);
    return {
      'content-type': 'application/json',
      ...signRequest(key, { method: 'POST', path, maker, body, now: at }),
    };
  }

  async function post(name: string, body: object, faults: Faults = {}) {
    const path = `/maker-api/v1/${name}`;
    const bytes = Buffer.from(JSON.stringify(body));
    const headers = faults.headers ?? signed(path, bytes, faults);
    const sent = faults.isTampered ? Buffer.from(String(bytes).replace('EUR', 'EUr')) : bytes;
    const answer = await send({ path, headers, body: sent });
    const nonce = headers['x-nonce'] ?? '';
    if (answer.status === 200 && !verifyAnswer([secret], { ...answer, nonce }))
      throw new Error(`The answer to ${name} isn't signed by the platform.`);
    return { headers, answer: { ...parsed(answer.body), http: answer.status } };
  }

  return {
    call: async (name, body, faults) => (await post(name, body, faults)).answer,
    callSigned: post,
    async desk(action, body) {
      const path = `/maker-desk/v1/${action}`;
      const bytes = Buffer.from(JSON.stringify(body));
      const answer = await send({ path, headers: signed(path, bytes), body: bytes });
      if (answer.status !== 200) throw new Error(`The test desk refused ${action}: ${String(answer.body)}`);
      return JSON.parse(String(answer.body));
    },
  };
}

function parsed(body: Buffer): Answer {
  return JSON.parse(String(body));
}

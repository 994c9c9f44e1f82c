import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../../kernel/index.ts';
import type { ListedMaker, Makers } from '../makers/makersFile.ts';
import { answerSignature, verifyRequest, type CallProof } from '../makers/signature.ts';
import { isMakerCall, readCall } from './calls.ts';
import type { ClockAlarm } from './clockAlarm.ts';
import { ChangedMeanwhileError } from './operations.store.ts';
import { ReplayedError, type MakerWallet } from './makerWallet.service.ts';

/** Calls with a wrong signature that an address may make in a minute. */
const MOST_UNSIGNED = 60;
/** Tells a maker that the same call may be sent again. */
const RETRY = { status: 'INTERNAL', message: 'The platform can’t answer now: send the call again.' };

export interface MakerWalletRoutesDeps {
  readonly makers: Makers;
  readonly wallet: MakerWallet;
  readonly alarm: ClockAlarm;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly now: () => Date;
  /** Returns whether the answer to a maker's call is to be lost, as the test desk was asked. */
  readonly isDropped: (makerId: string) => boolean;
}

/** An answer before it is signed. */
interface Sent {
  readonly code: number;
  readonly body: object;
}

/**
 * Adds the calls of outside makers to the wallet. A call is authentic by its signature over the bytes received, its time
 * and its nonce; everything decided is answered with 200 and a status. Answers are signed.
 */
export async function makerWalletRoutes(app: FastifyInstance, deps: MakerWalletRoutesDeps): Promise<void> {
  const { makers, log, now } = deps;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.post<{ Params: { '*': string } }>(
      '/maker-api/v1/*',
      { compress: false },
      async (request, reply) => {
        const maker = makerOf(request, makers);
        // The cast: the parser of this scope returns the bytes.
        const body = (request.body ?? Buffer.alloc(0)) as Buffer;
        const { method, url: path, headers } = request;
        const proof: CallProof = maker
          ? verifyRequest(maker.secrets, { method, path, headers, body, now: now() })
          : { isProved: false, fault: 'signature' };
        if (!maker || !proof.isProved) {
          log.warn(
            { maker: headers['x-maker'], fault: proof.isProved ? 'maker' : proof.fault },
            'Refused a call.',
          );
          if (maker && !proof.isProved && proof.fault === 'time') await deps.alarm.count(maker.id);
          else await app.limitRate({ request, reply }, MOST_UNSIGNED);
          return reply.code(401).header('cache-control', 'no-store').send(unproved(proof, now()));
        }
        const sent = await answerProved(deps, maker, proof.nonce, request.params['*'], body);
        if (sent.code === 200 && deps.isDropped(maker.id)) {
          reply.hijack();
          request.raw.socket.destroy();
          return reply;
        }
        return sign(reply, maker, proof.nonce, sent);
      },
    );
  });
}

/** Returns the maker that a call names, if it may call from its address. */
function makerOf({ headers, clientAddress }: FastifyRequest, makers: Makers): ListedMaker | undefined {
  const id = headers['x-maker'];
  const maker = typeof id === 'string' ? makers.of(id) : undefined;
  const isAllowed = maker && (maker.addresses.length === 0 || maker.addresses.includes(clientAddress));
  return isAllowed ? maker : undefined;
}

function unproved(proof: CallProof, now: Date): object {
  const isTime = !proof.isProved && proof.fault === 'time';
  return {
    status: isTime ? 'CLOCK_SKEW' : 'BAD_SIGNATURE',
    message: isTime
      ? 'The time of the call is more than five minutes off: set your clock by `serverTime`.'
      : 'The maker, its address or the signature is wrong: see the wallet protocol.',
    serverTime: now.getTime(),
  };
}

async function answerProved(
  { wallet, log, now }: MakerWalletRoutesDeps,
  maker: ListedMaker,
  nonce: string,
  call: string,
  body: Buffer,
): Promise<Sent> {
  const unreadable = (message: string): Sent => {
    log.error({ maker: maker.id, call, detail: message }, 'A maker has sent a call that can’t be read.');
    return { code: 400, body: { status: 'UNREADABLE', message } };
  };
  if (!isMakerCall(call)) return unreadable(`There is no call ${call}.`);
  const request = readCall(call, body);
  if (typeof request === 'string') return unreadable(request);
  try {
    return { code: 200, body: await wallet.answer({ maker, nonce, request }) };
  } catch (error) {
    if (error instanceof ReplayedError)
      return {
        code: 401,
        body: { status: 'REPLAYED', message: error.message, serverTime: now().getTime() },
      };
    if (error instanceof ChangedMeanwhileError) return { code: 409, body: RETRY };
    if (!isDatabaseAway(error)) log.error({ err: error, maker: maker.id, call }, 'A call of a maker failed.');
    return { code: 503, body: RETRY };
  }
}

function sign(
  reply: FastifyReply,
  { secrets: [secret = ''] }: ListedMaker,
  nonce: string,
  { code, body }: Sent,
) {
  const bytes = Buffer.from(JSON.stringify(body));
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .header('x-signature', answerSignature(secret, { status: code, nonce, body: bytes }))
    .type('application/json; charset=utf-8')
    .send(bytes);
}

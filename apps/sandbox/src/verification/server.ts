import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { createCallbacks } from '../callbacks.ts';
import { manualClock, realClock } from '../clock.ts';
import { rememberGivenAddresses } from '../givenAddresses.ts';
import { expiredPage, sentPage, stepPage } from './hostedPage.ts';
import { openStore, type Check } from './store.ts';
import { createVerifier, shownCheck } from './verifier.ts';

export interface VerificationServerOptions {
  /** Folder of its memory; in memory if undefined. */
  readonly folder: string | undefined;
  /** Key of the API. */
  readonly key: string;
  /** Secret of call-backs. */
  readonly secret: string;
  /** True if its time is moved by `POST /clock` only. */
  readonly isManual: boolean;
}

const New = v.object({
  ref: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  level: v.string(),
  customer: v.string(),
  notifyUrl: v.pipe(v.string(), v.url()),
});
const Document = v.object({ document: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,32}$/)) });
const Sent = v.object({ step: v.string(), outcome: v.optional(v.string(), 'approved') });
const Advance = v.object({ seconds: v.pipe(v.number(), v.minValue(0)) });

/**
 * Creates the verifier: the API at `/v1`, its page at `/frame/<token>`, and `POST /clock` for tests. Its outcomes are
 * described in docs/sandbox.md.
 */
export function createVerificationServer(options: VerificationServerOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: 65_536 });
  const clock = options.isManual ? manualClock() : realClock();
  const store = openStore(options.folder);
  const verifier = createVerifier({ store, clock, callbacks: createCallbacks(() => options.secret, clock) });
  app.addHook('onClose', async () => store.close());
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.setErrorHandler(async (error, _request, reply) =>
    reply
      .code(v.isValiError(error) ? 400 : 500)
      .send({ message: error instanceof Error ? error.message : '' }),
  );
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    if (url.startsWith('/v1/') && headers.authorization !== `Bearer ${options.key}`)
      await reply.code(401).send();
  });

  if (options.isManual) rememberGivenAddresses(app);

  app.post('/v1/checks', async ({ body }, reply) => {
    const check = verifier.begin(v.parse(New, body));
    return check ? reply.code(201).send(shownCheck(check)) : reply.code(422).send();
  });

  app.get<{ Querystring: { ref?: string } }>('/v1/checks', async ({ query }, reply) => {
    const check = store.byRef(query.ref ?? '');
    return check ? shownCheck(check) : reply.code(404).send();
  });

  app.post<{ Params: { id: string } }>('/v1/checks/:id/frames', async ({ params, protocol, host }, reply) => {
    const check = store.byId(params.id);
    if (!check) return reply.code(404).send();
    const { token, expiresAt } = verifier.openFrame(check);
    return { url: `${protocol}://${host}/frame/${token}`, expiresAt };
  });

  app.post<{ Params: { id: string } }>('/v1/checks/:id/documents', async ({ params, body }, reply) => {
    const check = store.byId(params.id);
    return check
      ? shownCheck(verifier.askDocument(check, v.parse(Document, body).document))
      : reply.code(404).send();
  });

  const pageOf = (check: Check): string => {
    const step = verifier.nextStep(check);
    if (step === undefined) return sentPage(check);
    const after = { ...check, sent: [...check.sent, step] };
    return stepPage(step, check.state === 'documents' || verifier.nextStep(after) === undefined);
  };

  app.get<{ Params: { token: string } }>('/frame/:token', async ({ params }, reply) => {
    const check = verifier.ofFrame(params.token);
    return reply.type('text/html; charset=utf-8').send(check ? pageOf(check) : expiredPage());
  });

  app.post<{ Params: { token: string } }>('/frame/:token', async ({ params, body }, reply) => {
    const check = verifier.ofFrame(params.token);
    reply.type('text/html; charset=utf-8');
    if (!check) return reply.send(expiredPage());
    const { step, outcome } = v.parse(Sent, body);
    const isNext = verifier.nextStep(check) === step;
    return reply.send(pageOf(isNext ? await verifier.send(check, step, outcome) : check));
  });

  app.post('/clock', async ({ body }) => {
    await clock.advance(v.parse(Advance, body).seconds * 1000);
    return { now: clock.now().toISOString() };
  });

  return app;
}

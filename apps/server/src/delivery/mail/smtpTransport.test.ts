import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { createSmtpTransport } from './smtpTransport.ts';
import { MailRefusedError } from './transport.ts';

const mail = {
  reference: '17.1768046400000',
  company: 'Wetten & Söhne, GmbH',
  recipient: 'player@example.com',
  language: 'ru',
  subject: 'Ваши ставки',
  text: 'Слова.\n.\nЕщё слова.',
  html: '<p>Слова.</p>',
};

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

interface Taken {
  readonly to: readonly string[];
  readonly raw: string;
}

/** Starts a test mail server that accepts everything that `options` don't refuse. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; taken: Taken[] }> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ to, raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  servers.push(server);
  // Errors of a connection are checked in the client here.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // The cast: a server that listens on a port has an address of this type.
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken };
}

const transportTo = (url: string) => createSmtpTransport({ url, from: 'no-reply@bets.example' });

function answering(responseCode: number): Error {
  return Object.assign(new Error('Not now.'), { responseCode });
}

test('a mail arrives complete, in both forms, under the company’s name', async () => {
  const { url, taken } = await mailServer();
  await transportTo(url).send(mail);
  const [{ to, raw } = { to: [], raw: '' }] = taken;
  expect(to).toEqual(['player@example.com']);
  expect(raw).toMatch(/^From: .+ <no-reply@bets\.example>\r$/m);
  expect(raw).toMatch(/^To: player@example\.com\r$/m);
  expect(raw).toMatch(/^Message-ID: <17\.1768046400000@bets\.example>\r$/m);
  expect(raw).toMatch(/^Content-Language: ru\r$/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  const bodies = [...raw.matchAll(/Content-Transfer-Encoding: base64\r\n\r\n([\w+/=\r\n]+)/g)].map(
    ([, text = '']) => Buffer.from(text, 'base64').toString('utf8').replaceAll('\r\n', '\n'),
  );
  expect(bodies.map((body) => body.trim())).toEqual([mail.text, mail.html]);
});

test('an address is one recipient, however it is written', async () => {
  const { url, taken } = await mailServer();
  const sending = transportTo(url).send({ ...mail, recipient: 'a@example.com, b@example.com' });
  await sending.catch(() => undefined);
  expect(taken.flatMap(({ to }) => to)).not.toContain('b@example.com');
});

test('user and password are sent as the address has them', async () => {
  let given: unknown;
  const { url, taken } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      given = [username, password];
      done(null, { user: username });
    },
  });
  await transportTo(url.replace('//', '//bets%40acme:p%2Fss@')).send(mail);
  expect(given).toEqual(['bets@acme', 'p/ss']);
  expect(taken).toHaveLength(1);
});

test.each([
  ['a reader that nobody is', { onRcptTo: (_to, _session, done) => done(answering(550)) }, true],
  [
    'a mail that is not wanted',
    { onData: (stream, _session, done) => void stream.resume().on('end', () => done(answering(554))) },
    true,
  ],
  ['a reader whose box is full for now', { onRcptTo: (_to, _session, done) => done(answering(452)) }, false],
  ['us, who may not send', { onMailFrom: (_from, _session, done) => done(answering(550)) }, false],
  [
    'a password that is wrong',
    { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(answering(535)) },
    false,
  ],
] satisfies [string, SMTPServerOptions, boolean][])(
  'the server refuses %s: permanently, or temporarily',
  async (_, options, isFinal) => {
    const { url, taken } = await mailServer(options);
    const asked = 'onAuth' in options ? url.replace('//', '//user:word@') : url;
    const error: unknown = await transportTo(asked)
      .send(mail)
      .catch((reason: unknown) => reason);
    expect(String(error)).toContain('Not now.');
    expect(error instanceof MailRefusedError).toBe(isFinal);
    expect(taken).toEqual([]);
  },
);

test('an unreachable server is no refusal', async () => {
  const { url } = await mailServer();
  await new Promise<void>((resolve) => servers.pop()?.close(() => resolve()));
  const sending = transportTo(url).send(mail);
  await expect(sending).rejects.toThrow(/ECONNREFUSED/);
  await expect(sending).rejects.not.toBeInstanceOf(MailRefusedError);
});

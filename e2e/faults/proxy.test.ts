import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createDevice } from './lib/exchange.ts';
import { drawFault, faultKinds, type FaultKind } from './lib/faults.ts';
import { http } from './lib/httpMessages.ts';
import { startFaultProxy } from './proxy.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Finds an exchange's name for which a fault on this side is drawn, so that each fault can be forced. */
function nameWith(plan: Parameters<typeof drawFault>[0], side: 'request' | 'answer'): string {
  for (let tried = 0; ; tried += 1) {
    if (drawFault(plan, `exchange-${tried}`)?.side === side) return `exchange-${tried}`;
  }
}

/** Starts a server behind a proxy that applies one kind of fault to everything, with a device as its client. */
async function between(kind: FaultKind | undefined, timeout = 2_000) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      heard.push(body);
      response.end(`heard ${body}`);
    });
    request.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const none = { delay: 0, drop: 0, reset: 0, duplicate: 0, cut: 0 };
  const plan = { seed: 'test', longestDelay: 50, rates: kind === undefined ? none : { ...none, [kind]: 1 } };
  const proxy = await startFaultProxy({
    // The cast: a server that listens on a port has an address of this kind.
    target: (server.address() as AddressInfo).port,
    protocol: http,
    plan,
    silence: 10_000,
  });
  const device = createDevice({ ports: [proxy.port], timeout });
  ends.push(device.close, proxy.stop, () => {
    server.closeAllConnections();
    server.close();
  });
  const send = (side: 'request' | 'answer') =>
    device.exchange({ method: 'POST', path: '/', id: nameWith(plan, side), body: { stake: '10.00' } });
  return { heard, send, proxy, device, plan };
}

/** Errors of a device when no complete answer arrives. */
const lost = /ECONNRESET|ECONNREFUSED|hang up|aborted/;
const sent = '{"stake":"10.00"}';

test('passes requests and answers through unchanged without faults', async () => {
  const { device, heard, proxy } = await between(undefined);
  const answer = await device.exchange({ method: 'POST', path: '/', id: 'plain', body: { stake: '10.00' } });
  expect(answer).toEqual({ status: 200, text: `heard ${sent}` });
  expect(heard).toEqual([sent]);
  expect(proxy.counts).toMatchObject({ exchanges: 1, refused: 0, faults: { drop: 0, cut: 0 } });
});

test.each(['drop', 'reset', 'cut'] as const)(
  'executes a request but loses its answer on a %s of the answer',
  async (kind) => {
    const { send, heard, proxy } = await between(kind, 200);
    await expect(send('answer')).rejects.toThrow(lost);
    expect(heard).toEqual([sent]);
    expect(proxy.counts.faults[kind]).toBe(1);
  },
);

test.each(['drop', 'reset', 'cut'] as const)(
  'keeps a request from the server on a %s of the request',
  async (kind) => {
    const { send, heard } = await between(kind, 200);
    await expect(send('request')).rejects.toThrow(lost);
    expect(heard).toEqual([]);
  },
);

test('delivers a duplicate twice and answers it once', async () => {
  const { send, heard } = await between('duplicate');
  expect(await send('request')).toMatchObject({ status: 200 });
  await expect.poll(() => heard).toEqual([sent, sent]);
});

test('changes only the time on a delay', async () => {
  const { send, heard } = await between('delay');
  expect(await send('request')).toMatchObject({ status: 200 });
  expect(await send('answer')).toMatchObject({ status: 200 });
  expect(heard).toHaveLength(2);
});

test('refuses connections while the server is down, and applies no faults once calm', async () => {
  const { proxy, send } = await between('reset');
  expect(await proxy.calmly(() => send('request'))).toMatchObject({ status: 200 });
  await ends.pop()?.();
  await expect(send('request')).rejects.toThrow(lost);
  await expect(proxy.calmly(() => send('request'))).rejects.toThrow(lost);
  expect(proxy.counts.refused).toBeGreaterThan(0);
});

test('draws the same fault for the same seed and exchange, at the configured rates', () => {
  const plan = {
    seed: 'share',
    longestDelay: 100,
    rates: { delay: 0.1, drop: 0.05, reset: 0.05, duplicate: 0.03, cut: 0.02 },
  };
  const fates = Array.from({ length: 20_000 }, (_, index) => drawFault(plan, `exchange-${index}`));
  expect(fates.slice(0, 100)).toEqual(
    Array.from({ length: 100 }, (_, index) => drawFault(plan, `exchange-${index}`)),
  );
  for (const kind of faultKinds) {
    const share = fates.filter((fate) => fate?.kind === kind).length / fates.length;
    expect(share, kind).toBeCloseTo(plan.rates[kind], 2);
  }
});

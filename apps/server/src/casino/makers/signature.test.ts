import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerSignature, callSignature, signRequest, verifyAnswer, verifyRequest } from './signature.ts';

const SECRET = 'maker-secret-1';
const NOW = new Date(1_767_225_600_000);
const body = Buffer.from(
  '{"txId":"b-7001","sessionId":"gs_51","roundId":"r-900","gameId":"iron-orchard","currency":"EUR","amount":"2.50"}',
);
const call = { method: 'POST', path: '/maker-api/v1/bet', maker: 'demo-maker', body };
const vector = {
  ...call,
  timestamp: String(NOW.getTime()),
  nonce: '0f8b6c1e-6b0c-4b53-9d7e-2f6a1c3d4e5f',
};
const headers = {
  'x-maker': vector.maker,
  'x-timestamp': vector.timestamp,
  'x-nonce': vector.nonce,
  'x-signature': '434a9c3925d663cab0d9890a6e4c4806795ed8baa75234dfea09a6521ce39b6d',
};
const received = { method: call.method, path: call.path, headers, body, now: NOW };

describe('the signature of a call between platform and maker', () => {
  it('equals the vector of the wallet protocol', () => {
    expect(createHash('sha256').update(body).digest('hex')).toBe(
      'f6fb8cac7ce47eaf11f56dac16848779307f7e6d7f192cadcb3c98abd932d305',
    );
    expect(callSignature(SECRET, vector)).toBe(headers['x-signature']);
  });

  it('is accepted with its nonce', () => {
    expect(verifyRequest([SECRET], received)).toEqual({ isProved: true, nonce: vector.nonce });
  });

  it('is accepted with either secret while secrets change', () => {
    expect(verifyRequest(['maker-secret-2', SECRET], received).isProved).toBe(true);
    expect(verifyRequest(['maker-secret-2'], received)).toEqual({ isProved: false, fault: 'signature' });
  });

  it.each([
    ['method', { method: 'PUT' }],
    ['path', { path: '/maker-api/v1/win' }],
    ['body', { body: Buffer.from(String(body).replace('2.50', '25.0')) }],
    ['maker', { headers: { ...headers, 'x-maker': 'other-maker' } }],
    ['time', { headers: { ...headers, 'x-timestamp': '1767225600001' } }],
    ['nonce', { headers: { ...headers, 'x-nonce': '0f8b6c1e-6b0c-4b53-9d7e-2f6a1c3d4e50' } }],
  ])('is refused after a change of the %s', (_, change) => {
    expect(verifyRequest([SECRET], { ...received, ...change })).toEqual({
      isProved: false,
      fault: 'signature',
    });
  });

  it.each([-300_001, 300_001])('is refused %i ms from the receiver’s time', (ms) => {
    const now = new Date(NOW.getTime() + ms);
    expect(verifyRequest([SECRET], { ...received, now })).toEqual({ isProved: false, fault: 'time' });
  });

  it('is accepted five minutes from the receiver’s time', () => {
    const now = new Date(NOW.getTime() + 300_000);
    expect(verifyRequest([SECRET], { ...received, now }).isProved).toBe(true);
  });

  it.each(['x-maker', 'x-timestamp', 'x-nonce', 'x-signature'])('is refused without %s', (name) => {
    const rest = { ...headers, [name]: undefined };
    expect(verifyRequest([SECRET], { ...received, headers: rest })).toEqual({
      isProved: false,
      fault: 'headers',
    });
  });

  it('has a new nonce for each call', () => {
    const [one, other] = [0, 0].map(() => signRequest(SECRET, { ...call, now: NOW }));
    expect(one?.['x-nonce']).not.toBe(other?.['x-nonce']);
    expect(verifyRequest([SECRET], { ...received, headers: one ?? {} }).isProved).toBe(true);
  });
});

describe('the signature of an answer', () => {
  const answer = { status: 200, nonce: vector.nonce, body: Buffer.from('{"status":"OK"}') };
  const signature = answerSignature(SECRET, answer);

  it('is accepted for the call that it answers', () => {
    expect(verifyAnswer([SECRET], { ...answer, signature })).toBe(true);
  });

  it.each([{ status: 503 }, { nonce: 'another' }, { body: Buffer.from('{}') }, { signature: undefined }])(
    'is refused after %j',
    (change) => {
      expect(verifyAnswer([SECRET], { ...answer, signature, ...change })).toBe(false);
    },
  );
});

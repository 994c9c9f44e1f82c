import { describe, expect, it } from 'vitest';
import { answerSignature, isSameSignature, requestSignature } from './signature.ts';

describe('signatures between maker and platform', () => {
  it('equal the published vector of a request', () => {
    const body =
      '{"txId":"b-7001","sessionId":"gs_51","roundId":"r-900","gameId":"iron-orchard","currency":"EUR","amount":"2.50"}';
    expect(
      requestSignature('maker-secret-1', {
        method: 'POST',
        path: '/maker-api/v1/bet',
        maker: 'demo-maker',
        timestamp: '1767225600000',
        nonce: '0f8b6c1e-6b0c-4b53-9d7e-2f6a1c3d4e5f',
        body,
      }),
    ).toBe('434a9c3925d663cab0d9890a6e4c4806795ed8baa75234dfea09a6521ce39b6d');
  });

  it('of an answer change with its status, the nonce of its request and its body', () => {
    const answer = { status: 200, nonce: 'n-1', body: '{"status":"OK"}' };
    const signatures = [
      answer,
      { ...answer, status: 500 },
      { ...answer, nonce: 'n-2' },
      { ...answer, body: '{"status":"ok"}' },
    ].map((one) => answerSignature('secret', one));
    expect(new Set(signatures).size).toBe(4);
  });

  it.each(['', 'ab', 'abd', 'abcd'])('differ from "%s"', (given) => {
    expect(isSameSignature('abc', given)).toBe(false);
  });
});

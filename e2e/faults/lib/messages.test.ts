import { expect, test } from 'vitest';
import { http } from './httpMessages.ts';
import { postgres } from './postgresMessages.ts';
import type { Splitter } from './splitter.ts';

/** Splits bytes that arrive all at once and one by one, and expects equal results. */
function bothWays(make: () => Splitter, bytes: Buffer): string[] {
  const whole = make().push(bytes).map(String);
  const slow = make();
  const single = [...bytes].flatMap((byte) => slow.push(Buffer.from([byte])).map(String));
  expect(single).toEqual(whole);
  return whole;
}

test('splits calls and answers at their ends', () => {
  const post = 'POST /a HTTP/1.1\r\nx-request-id: c01-000001\r\nContent-Length: 5\r\n\r\nstake';
  const get = 'GET /b HTTP/1.1\r\nhost: x\r\n\r\n';
  expect(bothWays(http.requests, Buffer.from(post + get))).toEqual([post, get]);
  expect(http.nameOf(Buffer.from(post))).toBe('c01-000001');
  expect(http.nameOf(Buffer.from(get))).toBeUndefined();

  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nstake\r\n0\r\n\r\n';
  const empty = 'HTTP/1.1 204 No Content\r\n\r\n';
  expect(bothWays(http.answers, Buffer.from(chunked + empty))).toEqual([chunked, empty]);
});

function message(kind: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(kind, 'latin1');
  head.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

test('ends a statement of PostgreSQL at its Sync, and its answer at ReadyForQuery', () => {
  const startup = Buffer.concat([Buffer.from([0, 0, 0, 9]), Buffer.from('hello')]);
  const simple = message('Q', 'begin');
  const extended = Buffer.concat([message('P', 'select $1'), message('B', '1'), message('S', '')]);
  const end = message('X', '');
  const requests = bothWays(postgres.requests, Buffer.concat([startup, simple, extended, end]));
  expect(requests).toEqual([startup, simple, extended, end].map(String));

  const first = Buffer.concat([message('R', '0000'), message('Z', 'I')]);
  const second = Buffer.concat([message('D', 'row'), message('C', 'SELECT 1'), message('Z', 'T')]);
  expect(bothWays(postgres.answers, Buffer.concat([first, second]))).toEqual([first, second].map(String));
});

test('holds back the bytes of an incomplete message', () => {
  const answers = http.answers();
  expect(answers.push(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf'))).toEqual([]);
  expect(String(answers.rest())).toContain('half');
});

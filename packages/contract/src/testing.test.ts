import { describe, expect, test } from 'vitest';
import { answerFault, findCall, readRequest, requestFault } from './testing.ts';

describe('the call of a request', () => {
  test.each([
    ['GET', '/web-api/messages', 'messages', {}],
    ['GET', '/web-api/messages/unread', 'unreadMessages', {}],
    ['GET', '/web-api/messages/7', 'message', { messageId: '7' }],
    ['DELETE', '/web-api/messages/7', 'deleteMessage', { messageId: '7' }],
    ['GET', '/bff-api/config/all.json', 'siteState', {}],
  ])('%s %s is %s', (method, path, id, params) => {
    expect(findCall(method, path)).toEqual({ id, params });
  });

  test('is unknown for another method, a longer path and an address of no call', () => {
    expect(findCall('PUT', '/web-api/messages')).toBeUndefined();
    expect(findCall('GET', '/web-api/messages/7/8')).toBeUndefined();
    expect(findCall('GET', '/bff-api/config/all-json')).toBeUndefined();
  });
});

describe('a request', () => {
  const saving = (body: unknown, query: unknown = {}) =>
    requestFault('saveOfficeSetting', { params: {}, query, body });

  test('that the platform would accept has no fault, with numbers and switches of its address as text', () => {
    expect(saving({ id: 'enable_mail_news', value: true }, { lang: 'en' })).toBeUndefined();
    expect(
      requestFault('accessToken', { params: {}, query: { force_refresh: 'true' }, body: undefined }),
    ).toBeUndefined();
    expect(
      requestFault('lineMatch', { params: { matchId: '7' }, query: {}, body: undefined }),
    ).toBeUndefined();
  });

  test('has the numbers and switches of its address as such', () => {
    const sent = { params: { gameId: '7' }, query: { force_refresh: 'true' }, body: undefined };
    expect(readRequest('changeFavouriteGame', sent).params).toEqual({ gameId: 7 });
    expect(readRequest('accessToken', sent).query).toEqual({ force_refresh: true });
  });

  test('is refused for its body, its query and its path', () => {
    expect(saving({ id: 'enable_mail_news', value: 1 })).toMatch(/^The body of saveOfficeSetting .* at /);
    expect(saving({ id: 'enable_mail_news', value: true }, { lang: 'english' })).toMatch(
      /^The query .*\/lang/,
    );
    expect(
      requestFault('message', { params: { messageId: 'x' }, query: { lng: 'en' }, body: undefined }),
    ).toMatch(/^The path of message .*\/messageId/);
  });
});

describe('an answer', () => {
  test('that fits the call has no fault', () => {
    expect(answerFault('unreadMessages', 200, { unread: 3 })).toBeUndefined();
    expect(answerFault('message', 404, { code: 'NOT_FOUND', message: 'It is gone.' })).toBeUndefined();
  });

  test('is refused if a field is missing or doesn’t fit, at any depth', () => {
    expect(answerFault('unreadMessages', 200, {})).toMatch(
      /^The answer of unreadMessages breaks the contract/,
    );
    expect(answerFault('unreadMessages', 200, { unread: -1 })).toMatch(/at \/unread: /);
    const message = { id: '1', at: 0, isUnread: true, subject: { kind: 'unheard-of' } };
    expect(answerFault('message', 200, { message })).toMatch(/\/message\/subject/);
  });

  test('is refused with a status that the call doesn’t have, and with a problem that is none', () => {
    expect(answerFault('unreadMessages', 404, { code: 'NO', message: 'No.' })).toMatch(/status 404/);
    expect(answerFault('message', 404, { error: 'gone' })).toMatch(/^The answer of message breaks/);
  });

  test('of a server that failed may have any body', () => {
    expect(answerFault('unreadMessages', 503, undefined)).toBeUndefined();
  });
});

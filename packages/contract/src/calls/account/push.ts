import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { MOST_ENDPOINT_CHARACTERS } from '../../messages.ts';
import { Closed } from '../../schemas.ts';

const Endpoint = Type.String({
  minLength: 1,
  maxLength: MOST_ENDPOINT_CHARACTERS,
  description: 'Address of the browser’s push service for this device.',
});
const State = Type.Object({
  publicKey: Type.Union([Type.String(), Type.Null()], {
    description:
      'Key by which a browser subscribes (VAPID, P-256, base64url); null if this site sends no notifications.',
  }),
  isOn: Type.Boolean({ description: 'This device gets the player’s notifications.' }),
});

export const pushState = defineCall({
  id: 'pushState',
  method: 'post',
  path: '/web-api/push/state',
  tag: 'user',
  summary: 'Returns whether a device gets the player’s notifications. Changes nothing.',
  session: 'player',
  body: Type.Object(
    {
      endpoint: Type.Union([Endpoint, Type.Null()], { description: 'Null: the device isn’t subscribed.' }),
    },
    Closed,
  ),
  answers: { 200: State },
  problems: [400, 401],
});

export const subscribePush = defineCall({
  id: 'subscribePush',
  method: 'post',
  path: '/web-api/push/subscriptions',
  tag: 'user',
  summary:
    'Subscribes a device to the player’s notifications; one that was another player’s is this player’s from then on.',
  session: 'player',
  body: Type.Object(
    {
      endpoint: Endpoint,
      p256dh: Type.String({ pattern: '^[\\w-]{87}=?$', description: 'Public key of the device, base64url.' }),
      auth: Type.String({ pattern: '^[\\w-]{22}(==)?$', description: 'Secret of the device, base64url.' }),
    },
    Closed,
  ),
  answers: { 200: State },
  problems: [400, 401, 403, 429],
});

export const unsubscribePush = defineCall({
  id: 'unsubscribePush',
  method: 'post',
  path: '/web-api/push/subscriptions/remove',
  tag: 'user',
  summary: 'Ends the notifications of a device; one without them answers alike.',
  session: 'player',
  body: Type.Object({ endpoint: Endpoint }, Closed),
  answers: { 200: State },
  problems: [400, 401, 429],
});

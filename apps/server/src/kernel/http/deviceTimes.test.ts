import { calls, type Call } from '@touchline/contract';
import { expect, test } from 'vitest';

/**
 * Instants that calls take, with what they decide: a device's clock may be wrong by years. Whatever decides about money,
 * limits or access is the server's instant.
 */
const TAKEN: Readonly<Record<string, string>> = {
  'agreeToCookies body.cookiesAgreeTime': 'stored as what the device has told',
  'answerRealityCheck body.data.attributes.popup_show_at':
    'which check is answered; never earlier than it is due by the server’s clock',
  'changeFavorites body.add[].startsAt': 'start of a match, for the order of a list',
  'couponHistory query.from': 'filter of a list',
  'couponHistory query.to': 'filter of a list',
  'gameRounds query.from': 'filter of a list',
  'gameRounds query.until': 'filter of a list',
  'mailCouponHistory body.from': 'filter of a list',
  'mailCouponHistory body.to': 'filter of a list',
  'mailGameRounds body.from': 'filter of a list',
  'mailGameRounds body.until': 'filter of a list',
  'paymentSums query.from': 'filter of a list',
  'payments query.from': 'filter of a list',
  'payments query.to': 'filter of a list',
  'pickedMatches query.until': 'filter of a list',
  'results query.from': 'filter of a list',
  'results query.to': 'filter of a list',
};

interface Shape {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** Returns the paths of all instants in a schema: by their description, or by their name. */
function instantsIn(
  { type, description = '', properties = {}, items, anyOf = [] }: Shape,
  path: string,
): string[] {
  const isInstant =
    description.startsWith('An instant') || (type === 'integer' && /(?:At|Time|_at)$/.test(path));
  return [
    ...(isInstant ? [path] : []),
    ...Object.entries(properties).flatMap(([name, one]) => instantsIn(one, `${path}.${name}`)),
    ...(items ? instantsIn(items, `${path}[]`) : []),
    ...anyOf.flatMap((one) => instantsIn(one, path)),
  ];
}

test('every instant that a device sends is known, and decides nothing', () => {
  const taken = Object.values<Call>(calls).flatMap(({ id, params, query, headers, body }) =>
    Object.entries({ params, query, headers, body }).flatMap(([part, schema]) =>
      // The cast: schemas of the contract are JSON Schemas.
      schema ? instantsIn(schema as Shape, part).map((path) => `${id} ${path}`) : [],
    ),
  );
  expect([...new Set(taken)].toSorted()).toEqual(Object.keys(TAKEN).toSorted());
});

import type { Call } from '@touchline/contract';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { fitting, type Known, type Schema } from './fitting.ts';
import { spoilt } from './spoilt.ts';

/** One request as it is sent: all of it text, but for what a browser adds. */
export interface FuzzRequest {
  readonly method: NonNullable<InjectOptions['method']>;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

/** Requests of a call: some fit its schemas, most are spoilt in one place. */
export function requestsOf(call: Call, known: Known): Arbitrary<FuzzRequest> {
  return fc
    .record({
      params: part(call.params, known),
      query: part(call.query, known),
      headers: part(call.headers, known),
      payload: payloadOf(call, known),
    })
    .map(({ params, query, headers, payload }) => ({
      // The cast: the contract's methods are lower-case names of the same.
      method: call.method.toUpperCase() as FuzzRequest['method'],
      url: urlOf(call.path, params, query),
      headers: { ...headersOf(headers), ...(payload && { 'content-type': payload.type }) },
      ...(payload && { payload: payload.text }),
    }));
}

/** Objects that fit, or are spoilt one time in two. */
function part(schema: Call['params'], known: Known): Arbitrary<Readonly<Record<string, unknown>>> {
  if (!schema) return fc.constant({});
  // The cast: a TypeBox schema is a JSON Schema.
  const own = fitting(schema as Schema, known).map(Object);
  return fc.oneof(own, own.chain(spoilt).map(Object));
}

function payloadOf(call: Call, known: Known): Arbitrary<{ type: string; text: string } | undefined> {
  if (!call.body) return fc.constant(undefined);
  const own = fitting(call.body as Schema, known);
  const json = (type: string) => (value: unknown) => ({ type, text: JSON.stringify(value) ?? '' });
  const type = 'application/json';
  return fc.oneof(
    { weight: 6, arbitrary: own.map(json(type)) },
    { weight: 10, arbitrary: own.chain(spoilt).map(json(type)) },
    {
      weight: 1,
      arbitrary: fc.tuple(own, fc.nat(20)).map(([value, cut]) => {
        const text = JSON.stringify(value) ?? '';
        return { type, text: text.slice(0, Math.max(0, text.length - cut - 1)) };
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          own,
          fc.constantFrom(
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/json; charset=utf-16',
          ),
        )
        .map(([value, other]) => json(other)(value)),
    },
  );
}

function urlOf(
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? '-'));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return asked.length > 0 ? `${filled}?${asked.join('&')}` : filled;
}

/** A text of any kind within an address; what no address can say is left out. */
function encoded(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed());
}

/** Headers hold printable letters only: whatever else is sent never reaches a server. */
function headersOf(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^[a-z-]+$/i.test(name))
      .map(([name, value]) => [
        name,
        textOf(value)
          .replaceAll(/[^\u0020-\u007e]/g, '')
          .slice(0, 4000),
      ]),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

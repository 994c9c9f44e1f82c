import type { Call, OperatorCall } from '@touchline/contract';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import { Compile } from 'typebox/compile';
import { fitting, type Known, type Schema } from './fitting.ts';
import { spoilt } from './spoilt.ts';

/** A request as it is sent, without the headers that a browser adds. */
export interface FuzzRequest {
  readonly method: NonNullable<InjectOptions['method']>;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
  /** True if it fits the call's schemas: then it may be refused for other reasons only. */
  readonly isFitting: boolean;
}

/** A call of either registry. */
export type AnyCall = Call | OperatorCall;

/** Generates parts of requests: values that fit a schema, of which one half may be spoilt. */
type Make = (schema: AnyCall['body'], known: Known) => Arbitrary<unknown>;

/** Generates requests that fit a call's schemas, as far as addresses and headers can express them. */
export function fittingRequestsOf(call: AnyCall, known: Known): Arbitrary<FuzzRequest> {
  return requests(call, own, payloadOf(call, known, { isSpoilt: false }), known);
}

/** Generates requests of a call: some fit its schemas, most are spoilt in one place. */
export function requestsOf(call: AnyCall, known: Known): Arbitrary<FuzzRequest> {
  return requests(call, ownOrSpoilt, payloadOf(call, known, { isSpoilt: true }), known);
}

function requests(
  call: AnyCall,
  make: Make,
  payload: Arbitrary<Payload | undefined>,
  known: Known,
): Arbitrary<FuzzRequest> {
  const part = (schema: AnyCall['params']) => (schema ? make(schema, known).map(Object) : fc.constant({}));
  const areParamsFitting = checkOf(call.params);
  const isQueryFitting = checkOf(call.query);
  const areHeadersFitting = checkOf(call.headers);
  return fc
    .record({
      params: part(call.params),
      query: part(call.query),
      headers: part(call.headers),
      payload,
    })
    .map(({ params, query, headers, payload }) => ({
      isFitting:
        (payload?.isFitting ?? true) &&
        areParamsFitting(params) &&
        Object.values(params).every(isSegment) &&
        isQueryFitting(query) &&
        Object.values(query).every(isSaid) &&
        areHeadersFitting(headers) &&
        Object.entries(headersOf(headers)).every(([name, text]) => headers[name] === text),
      // The cast is safe: the contract's methods are the same names in lower case.
      method: call.method.toUpperCase() as FuzzRequest['method'],
      url: urlOf(call.path, params, query),
      headers: { ...headersOf(headers), ...(payload && { 'content-type': payload.type }) },
      ...(payload && { payload: payload.text }),
    }));
}

// The cast is safe: a TypeBox schema is a JSON Schema.
const own: Make = (schema, known) => fitting(schema as Schema, known);
const ownOrSpoilt: Make = (schema, known) => {
  const fits = own(schema, known);
  return fc.oneof(fits, fits.chain(spoilt));
};

interface Payload {
  readonly type: string;
  readonly text: string;
  readonly isFitting: boolean;
}

function payloadOf(
  call: AnyCall,
  known: Known,
  { isSpoilt }: { readonly isSpoilt: boolean },
): Arbitrary<Payload | undefined> {
  if (call.upload) {
    const type = 'application/octet-stream';
    return fc.string({ minLength: 1 }).map((text) => ({ type, text, isFitting: true }));
  }
  if (!call.body) return fc.constant(undefined);
  const fits = own(call.body, known);
  const isBodyFitting = checkOf(call.body);
  if (call.isForm) return fits.map((value) => formOf(value, isBodyFitting));
  const json = (type: string) => (value: unknown) => {
    const text = JSON.stringify(value) ?? '';
    return {
      type,
      text,
      isFitting: type === 'application/json' && text !== '' && isBodyFitting(JSON.parse(text)),
    };
  };
  const type = 'application/json';
  if (!isSpoilt) return fits.map(json(type));
  return fc.oneof(
    { weight: 6, arbitrary: fits.map(json(type)) },
    { weight: 10, arbitrary: fits.chain(spoilt).map(json(type)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fits, fc.nat(20)).map(([value, cut]) => {
        const text = JSON.stringify(value) ?? '';
        return { type, text: text.slice(0, Math.max(0, text.length - cut - 1)), isFitting: false };
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fits,
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

/** Encodes texts as a multipart form. */
function formOf(value: unknown, isBodyFitting: (value: unknown) => boolean): Payload {
  const boundary = 'a-boundary-of-the-fuzz';
  const texts = Object.entries(Object(value)).map(([name, text]) => [name, String(text)] as const);
  const parts = texts.map(
    ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    text: `${parts.join('')}--${boundary}--\r\n`,
    isFitting: isBodyFitting(value) && texts.every(([, text]) => text.isWellFormed()),
  };
}

/** Returns a check of values by a schema. */
function checkOf(schema: AnyCall['body']): (value: unknown) => boolean {
  if (!schema) return () => true;
  const compiled = Compile(schema);
  return (value) => compiled.Check(value);
}

/** A surrogate without its pair. */
const HALF = /(\p{Cs})/u;

/** Returns whether an address can express a value: well-formed and not empty. */
function isSaid(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isSaid);
  return typeof value === 'string' ? value !== '' && value.isWellFormed() : typeof value !== 'object';
}

/** Returns whether a value remains one segment of a path: not `.` or `..`. */
const isSegment = (value: unknown): boolean => isSaid(value) && value !== '.' && value !== '..';

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

/** Encodes a text for an address; half a character becomes the bytes that a faulty program would send for it. */
function encoded(value: unknown): string {
  return textOf(value)
    .split(HALF)
    .map((part, index) => (index % 2 === 0 ? encodeURIComponent(part) : '%ED%A0%80'))
    .join('');
}

/** Keeps printable characters only: headers with others never reach a server. */
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

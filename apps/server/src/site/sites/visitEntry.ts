import {
  array,
  boolean,
  maxLength,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';
import { whole } from './whole.ts';

const host = pipe(string(), regex(/^[a-z0-9.-]{1,253}$/, 'a host is lower case, without port'));
const file = pipe(
  string(),
  maxLength(500, 'at most 500 characters'),
  regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?\/[\w./~%-]*$/, 'a script is an https address without a query'),
);
const integrity = pipe(
  string(),
  regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+=*$/, 'an integrity is sha256, sha384 or sha512 with its digest'),
);
const origin = pipe(string(), regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/, 'an origin is https://host'));

/** Popups in the order in which a visitor sees them, one at a time. */
export const popupNames = [
  'age',
  'new-site',
  'cookies',
  'first-deposit',
  'convert',
  'bonus',
  'install',
] as const;

/** Entry of a site for everything around a visit. All of it is off by default. */
export const visitEntry = strictObject({
  /** Additional hosts that canonical addresses and media links may lead to. */
  seoHosts: optional(array(host), []),
  popups: optional(array(picklist(popupNames)), []),
  /** True if cookies that aren't necessary, and analytics, wait for the visitor's consent. */
  asksConsent: optional(boolean(), false),
  isPwa: optional(boolean(), false),
  isSnow: optional(boolean(), false),
  /** Country of visitors whose country is unknown. */
  countryId: optional(whole(1, 999)),
  /** Enables the collector of events; without it nothing is collected. */
  collectorKey: optional(pipe(string(), regex(/^[A-Za-z0-9]{8,64}$/, 'a key is 8 to 64 letters and digits'))),
  counters: optional(
    array(
      strictObject({
        type: pipe(
          string(),
          regex(/^[a-z][a-z0-9-]{0,31}$/, 'a type is lower-case letters, digits and dashes'),
        ),
        code: pipe(string(), regex(/^[\w.-]{1,64}$/, 'a code is letters, digits, dashes and dots')),
        src: file,
        integrity,
        /** Origins that the counter reports to. */
        origins: optional(array(origin), []),
        /** Limits the counter to one host; all hosts when absent. */
        domain: optional(host),
      }),
    ),
    [],
  ),
});

export type VisitEntry = InferOutput<typeof visitEntry>;

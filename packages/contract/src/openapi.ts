import type { TSchema } from 'typebox';
import type { Call, OperatorCall } from './call.ts';
import { operatorScopes } from './operatorScopes.ts';
import { Problem } from './schemas.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Statuses of answers without a body; their schema is `null`. */
const NO_CONTENT: readonly string[] = ['204', '302'];

/** Subject of each tag's calls. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['site', 'The site of a host: its configuration, texts and state.'],
  ['seo', 'Heads, texts and previews of pages for search engines.'],
  ['visits', 'Consent to cookies, and the partner links with which visits begin.'],
  ['line', 'Sports, competitions, matches and their prices.'],
  ['favorites', 'Competitions, teams and matches that a player follows.'],
  ['results', 'Results of matches, and the search.'],
  ['broadcasts', 'Live video of matches.'],
  ['cricket', 'Scorecards, rankings and players of cricket.'],
  ['cyber', 'E-sports and simulated sports.'],
  ['session', 'Registration, sign-in and access tokens.'],
  ['user', 'State and contacts of a player’s account.'],
  ['office', 'Settings that are stored with an account.'],
  ['third-party', 'Pages and data of partners.'],
  ['social', 'Sign-in with accounts of other companies.'],
  ['security', 'Sessions of a player on all devices.'],
  ['identification', 'Identity documents and their review.'],
  ['wallet', 'Accounts, balances and movements.'],
  ['bonuses', 'Offers, the player’s bonuses with their wagering, and promo codes.'],
  ['payments', 'Methods, deposits, withdrawals and their history.'],
  ['casino', 'Catalogue, game sessions, rounds, tournaments and challenges.'],
  ['loyalty', 'Points, levels, cashback and bringing friends.'],
  ['coupons', 'Placement of coupons, and the history of bets.'],
  ['coupon actions', 'Cash-out, insurance and other actions on placed coupons.'],
  ['limits', 'Limits, breaks and exclusions of a player.'],
  ['operators: desk', 'The operator’s token, search, dashboard, audit log, and acts for a second person.'],
  ['operators: sign-in', 'Sign-in to the operators’ console, and invitations.'],
  ['operators: staff', 'People with roles on sites, their access, and who may do how much alone.'],
  ['operators: own profile', 'An operator’s own sign-in methods, sessions and programs.'],
  ['operators: sites', 'State of the sites, their texts for search engines, and counts of events.'],
  ['operators: players', 'Players with their data, sessions, notes, limits and blocks.'],
  ['operators: identification', 'Review of documents, verifiers’ checks, and personal data.'],
  ['operators: betting', 'Bets, matches, stakes to review, results, cancellations, closures and debts.'],
  ['operators: payments', 'Deposits of all players, and decisions about money under review.'],
  ['operators: withdrawals', 'Withdrawals that wait for a decision.'],
  ['operators: money', 'Balances, ledger, instruments and adjustments of a player.'],
  ['operators: payment requests', 'Players’ questions about payments, and the answers.'],
  ['operators: reconciliation', 'Comparison with payment providers; rates and given-up currencies.'],
  ['operators: casino', 'Games, categories, banners and imports of the casino; rounds and notices of games.'],
  ['operators: bonuses', 'Offers, promo codes, grants, free rounds, tournaments and challenges.'],
  ['operators: rewards', 'Points and cashback of players, brought friends, and partners’ links.'],
  ['operators: messages', 'Messages to players, mails and text messages.'],
  ['operators: clocks', 'Clocks of a platform under test, which are moved by hand.'],
]);

type AnyCall = Call | OperatorCall;

/**
 * Returns the OpenAPI 3.1 document of calls. Schemas with a title become components. Deterministic: the same calls give
 * the same document, byte for byte.
 */
export function openApiDocument(version: string, calls: readonly AnyCall[]): JsonObject {
  const components: JsonObject = {};
  const paths: { [path: string]: JsonObject } = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method] = operation(call, components);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline platform',
      version,
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
      description:
        'Calls that the player’s app makes to a platform. A partner’s own platform may implement this document and replace the reference server. Live prices are sent over the socket at `/web-api/feed/socket`.',
    },
    servers: [{ url: '/', description: 'The host that serves the player’s app.' }],
    tags: [...new Set(calls.map((call) => call.tag))].map((name) => {
      const description = TAGS.get(name);
      return description === undefined ? { name } : { name, description };
    }),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ...(calls.some(isOfOperators) ? { operator: OPERATOR } : {}),
      },
    },
  };
}

/** Security scheme of operators' calls. */
const OPERATOR: JsonObject = {
  type: 'http',
  scheme: 'bearer',
  description:
    'Token of an operator. A call lists the scopes that it requires. The calls exist only if the settings name an operator, and on `OPERATOR_HOST` if it is set.',
};

const isOfOperators = (call: AnyCall): call is OperatorCall => call.session === 'operator';

/** Returns the callers whom a call admits. */
function securityOf(call: AnyCall): JsonObject[] {
  switch (call.session) {
    case 'operator':
      return call.scope === 'none' ? [{}] : [{ operator: scopesOf(call) }];
    case 'player':
      return [{ bearer: [] }];
    case 'anyone':
      // An empty requirement: visitors may make the call too, and a player's token is read if there is one.
      return [{}, { bearer: [] }];
  }
}

function scopesOf({ scope }: OperatorCall): string[] {
  if (scope === 'any' || scope === 'none') return [];
  return scope === 'all' ? [...operatorScopes] : [scope];
}

function operation(call: AnyCall, components: JsonObject): JsonObject {
  const parameters = [
    ...parametersIn('path', call.params, components),
    ...parametersIn('query', call.query, components),
    ...parametersIn('header', call.headers, components),
  ];
  const responses: JsonObject = {};
  for (const [status, schema] of Object.entries(call.answers)) {
    responses[status] = {
      description: call.summary,
      ...(NO_CONTENT.includes(status) ? {} : { content: contentOf(call, schema, components) }),
    };
  }
  for (const status of call.problems) {
    responses[String(status)] = { description: 'Problem', content: jsonContent(hoist(Problem, components)) };
  }
  const unreadable = 'Problem: a request that the platform can’t read, or too many of them.';
  responses['4XX'] = { description: unreadable, content: jsonContent(hoist(Problem, components)) };
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(call, components),
    responses,
  };
}

function contentOf(call: AnyCall, schema: TSchema, components: JsonObject): JsonObject {
  if (isOfOperators(call) && call.isFile) return { 'application/octet-stream': {} };
  return jsonContent(hoist(schema, components));
}

function requestBody({ body, isForm, upload }: AnyCall, components: JsonObject): JsonObject {
  if (body) {
    const schema = hoist(body, components);
    const content = isForm ? { 'multipart/form-data': { schema } } : jsonContent(schema);
    return { requestBody: { required: true, content } };
  }
  if (!upload) return {};
  const description = `Bytes of the file, ${upload.maxBytes} at most.`;
  return { requestBody: { required: true, description, content: { 'application/octet-stream': {} } } };
}

function jsonContent(schema: Json): JsonObject {
  return { 'application/json': { schema } };
}

function parametersIn(place: string, schema: Call['params'], components: JsonObject): JsonObject[] {
  if (!schema) return [];
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    in: place,
    required: (schema.required as readonly string[] | undefined)?.includes(name) ?? false,
    schema: hoist(property, components),
  }));
}

/**
 * Copies a schema as plain JSON, moves every titled part to the components, and writes tuples as OpenAPI 3.1 does
 * (`prefixItems`). Throws an error if another schema has the title already.
 */
function hoist(schema: unknown, components: JsonObject): Json {
  return walk(JSON.parse(JSON.stringify(schema)) as Json, components);
}

function walk(node: Json, components: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => walk(item, components));
  if (node === null || typeof node !== 'object') return node;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(tupleOf(node) ?? node)) copy[key] = walk(value, components);
  const title = copy['title'];
  if (typeof title !== 'string') return copy;
  const first = (components[title] ??= copy);
  if (JSON.stringify(first) !== JSON.stringify(copy))
    throw new Error(`Two schemas have the title ${title}: rename one of them.`);
  return { $ref: `#/components/schemas/${title}` };
}

/** Returns a tuple's schema in the form of JSON Schema 2020-12; undefined for other schemas. */
function tupleOf(node: JsonObject): JsonObject | undefined {
  const { items, additionalItems, ...rest } = node;
  if (!Array.isArray(items)) return undefined;
  return { ...rest, prefixItems: items, items: additionalItems ?? true };
}

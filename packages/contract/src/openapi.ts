import { calls } from './calls/index.ts';
import type { Call } from './call.ts';
import { Problem } from './schemas.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

/** Status of answers without a body; their schema is `null`. */
const NO_CONTENT = '204';

/**
 * Returns the OpenAPI 3.1 document of all calls. Schemas with a title become components. Deterministic: the same
 * calls give the same document, byte for byte.
 */
export function openApiDocument(version: string): JsonObject {
  const components: JsonObject = {};
  const paths: { [path: string]: JsonObject } = {};
  for (const call of Object.values<Call>(calls)) {
    (paths[call.path] ??= {})[call.method] = operation(call, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline platform',
      version,
      description:
        'Calls that the player’s app makes to a platform. A partner’s own platform may implement this document and replace the reference server. Live prices are sent over the socket at `/web-api/feed/socket`.',
    },
    tags: [...new Set(Object.values<Call>(calls).map((call) => call.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(call: Call, components: JsonObject): JsonObject {
  const parameters = [
    ...parametersIn('path', call.params, components),
    ...parametersIn('query', call.query, components),
    ...parametersIn('header', call.headers, components),
  ];
  const responses: JsonObject = {};
  for (const [status, schema] of Object.entries(call.answers)) {
    responses[status] = {
      description: call.summary,
      ...(status === NO_CONTENT ? {} : { content: jsonContent(hoist(schema, components)) }),
    };
  }
  for (const status of call.problems) {
    responses[String(status)] = { description: 'Problem', content: jsonContent(hoist(Problem, components)) };
  }
  return {
    operationId: call.id,
    tags: [call.tag],
    summary: call.summary,
    ...(call.session === 'player' ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(call, components),
    responses,
  };
}

function requestBody({ body, isForm, upload }: Call, components: JsonObject): JsonObject {
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

/** Copies a schema as plain JSON and moves every titled part to the components. */
function hoist(schema: unknown, components: JsonObject): Json {
  return walk(JSON.parse(JSON.stringify(schema)) as Json, components);
}

function walk(node: Json, components: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => walk(item, components));
  if (node === null || typeof node !== 'object') return node;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node)) copy[key] = walk(value, components);
  const title = copy['title'];
  if (typeof title !== 'string') return copy;
  components[title] = copy;
  return { $ref: `#/components/schemas/${title}` };
}

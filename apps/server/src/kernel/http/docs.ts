import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls, openApiDocument } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the document of the player's calls at `/api/openapi.json`, and as pages at `/api/docs`. Operators' calls aren't
 * described on players' hosts.
 */
export async function installDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument(version, Object.values(calls));
  app.get('/api/openapi.json', () => document);
  // The cast: the plugin's type comes from a library for OpenAPI 3.0; the plugin serves the document unchanged.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } });
}

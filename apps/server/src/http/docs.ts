import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';

/** The contract's document at `/api/openapi.json`, and as pages at `/api/docs`. */
export async function installDocs(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument(version);
  app.get('/api/openapi.json', () => document);
  // The cast: the plugin's type is of OpenAPI 3.0's library; it prints the document as it is.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list' } });
}

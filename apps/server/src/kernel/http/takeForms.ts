import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';
import { utf8Of } from './wellFormed.ts';

/** Maximum size of a form of text fields, bytes. */
const MOST = 16_384;

/** Lets the calls of a scope accept forms of text fields (`multipart/form-data`), and nothing else. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST },
    async ({ headers }: { readonly headers: Record<string, unknown> }, body: Buffer) =>
      textsOf(utf8Of(body), String(headers['content-type'])),
  );
}

async function textsOf(body: string, type: string): Promise<Record<string, string>> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
  const texts: [string, string][] = [];
  for (const [name, value] of form ?? []) if (typeof value === 'string') texts.push([name, value]);
  if (texts.length > 0) return Object.fromEntries(texts);
  throw new ProblemError(400, 'FORM_UNREADABLE', 'This form can’t be read: send its fields as texts.');
}

import { toJsonSchema } from '@valibot/to-json-schema';
import { brandBookSchema } from './book.ts';

/** @returns the published JSON Schema of a brand book, as file content */
export function bookSchemaText(): string {
  const schema = toJsonSchema(brandBookSchema, { typeMode: 'input', errorMode: 'throw' });
  return `${JSON.stringify(schema, null, 2)}\n`;
}

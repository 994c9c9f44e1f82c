import { toJsonSchema } from '@valibot/to-json-schema';
import { brandBookSchema } from './book.ts';
import { fontNames } from './fonts.ts';

/** @returns the published JSON Schema of a brand book, as file content */
export function bookSchemaText(): string {
  const schema = toJsonSchema(brandBookSchema, {
    typeMode: 'input',
    // Checks that JSON Schema can't express, such as the name of an own font, remain to `parseBrandBook`.
    ignoreActions: ['check'],
    errorMode: 'throw',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      // A seed may also name a font of the book's own.
      valibotSchema.type === 'picklist' &&
      jsonSchema.enum?.some((name) => fontNames.some((each) => each === name))
        ? { anyOf: [jsonSchema, { type: 'string' }] }
        : undefined,
  });
  return `${JSON.stringify(schema, null, 2)}\n`;
}

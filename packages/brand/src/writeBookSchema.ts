import { writeFile } from 'node:fs/promises';
import { bookSchemaText } from './bookSchema.ts';

await writeFile(new URL('../brand-book.schema.json', import.meta.url), bookSchemaText());

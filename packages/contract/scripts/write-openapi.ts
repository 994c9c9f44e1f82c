import { writeFileSync } from 'node:fs';
import { openApiText } from '../src/openapiFile.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), openApiText());

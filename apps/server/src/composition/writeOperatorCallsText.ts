import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOperatorCalls } from '../operators/index.ts';
import { repoRoot } from '../kernel/index.ts';

const page = join(repoRoot, 'docs', 'operators.md');
writeFileSync(page, withOperatorCalls(readFileSync(page, 'utf8')));

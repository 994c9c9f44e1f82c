import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorMoneyText } from '../operators/index.ts';
import { repoRoot } from '../kernel/index.ts';

writeFileSync(join(repoRoot, 'docs', 'operators-money.md'), operatorMoneyText());

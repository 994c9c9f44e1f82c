import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorMoneyText } from '../operators/operatorMoney/operatorMoneyText.ts';
import { repoRoot } from '../kernel/repoRoot.ts';

writeFileSync(join(repoRoot, 'docs', 'operators-money.md'), operatorMoneyText());

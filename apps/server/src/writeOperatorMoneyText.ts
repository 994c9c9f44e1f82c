import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorMoneyText } from './operatorMoney/operatorMoneyText.ts';
import { repoRoot } from './repoRoot.ts';

writeFileSync(join(repoRoot, 'docs', 'operators-money.md'), operatorMoneyText());

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot, settingsText } from '../kernel/index.ts';

writeFileSync(join(repoRoot, 'docs', 'settings.md'), settingsText());

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './settings.ts';
import { settingsText } from './settingsText.ts';

writeFileSync(join(repoRoot, 'docs', 'settings.md'), settingsText());

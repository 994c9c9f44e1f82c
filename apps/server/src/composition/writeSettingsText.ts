import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../kernel/settings/settings.ts';
import { settingsText } from '../kernel/settings/settingsText.ts';

writeFileSync(join(repoRoot, 'docs', 'settings.md'), settingsText());

import { fileURLToPath } from 'node:url';

/** The repository's root: relative folders in settings start here, wherever the command was typed. */
export const repoRoot = fileURLToPath(new URL('../../../', import.meta.url));

import { fileURLToPath } from 'node:url';

/** The repository's root: relative folders in settings start here, whatever the working directory. */
export const repoRoot = fileURLToPath(new URL('../../../../', import.meta.url));

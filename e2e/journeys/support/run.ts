/** First port of a run; each worker uses its own. */
export const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4170);

/** Name of the project with all files that don't change the platform. */
export const STILL = 'still';

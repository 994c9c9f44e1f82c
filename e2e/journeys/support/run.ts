/** First of the ports of a run; each worker takes its own. */
export const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4170);

/** Name of the project of all files that leave the platform as it is. */
export const STILL = 'still';

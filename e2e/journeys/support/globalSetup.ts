import { preparedFolder } from './preparedFolder.ts';
import { FIRST_PORT } from './run.ts';

/** Prepares the platform's folder before any worker starts, as they share it. */
export default async function setUp(): Promise<void> {
  await preparedFolder(FIRST_PORT);
}

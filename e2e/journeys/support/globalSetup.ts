import { preparedFolder } from './preparedFolder.ts';
import { FIRST_PORT } from './run.ts';

/** Before any worker starts: they share what it makes. */
export default async function setUp(): Promise<void> {
  await preparedFolder(FIRST_PORT);
}

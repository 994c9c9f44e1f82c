import { createOpsApp, type OpsApp } from './opsApp.ts';

/** Personal data of a player who submits documents. */
export const identityData = {
  surname: 'Byron',
  name: 'Ada',
  date_birthday: '1990-02-28',
  document_type_id: 1,
  passport: 'AB 123456',
  passport_date: '2019-05-04',
  registration_address: '12 St James’s Square, London',
};

/** An image by its first bytes only: enough for the platform's checks. */
export const jpegFile = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('a picture')]);

/**
 * Creates a platform whose site identifies its players.
 * @throws {Error} if the site could not be changed
 */
export async function createIdentifyingApp(): Promise<OpsApp> {
  const ops = await createOpsApp();
  const { version } = (await ops.call('GET', '/ops/sites/house')).json<{ version: number }>();
  const value = { isShowIdentification: true };
  const changed = await ops.call('PUT', '/ops/sites/house/flags', { version, reason: 'A test', value });
  if (changed.statusCode !== 200) throw new Error(`The site does not identify players: ${changed.body}`);
  return ops;
}

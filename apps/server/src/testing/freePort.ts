import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Returns a free TCP port, for a program that has to know its port before it listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  // The cast is safe: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort } from './processes.ts';

/** A way to a service that can be closed. */
export interface Way {
  readonly port: number;
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Opens a way to a port of the loopback address. */
export async function wayTo(target: number): Promise<Way> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const way: Way = {
    port,
    async open() {
      server = createServer((near) => {
        const far = connect({ port: target, host: '127.0.0.1' });
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => undefined);
          socket.once('close', () => sockets.delete(socket));
        }
        near.once('close', () => far.destroy());
        far.once('close', () => near.destroy());
        near.pipe(far).pipe(near);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      server?.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  await way.open();
  return way;
}

/** Starts a mail server that accepts everything. `taken` has the time of each mail, by `performance.now()`. */
export async function mailServer(): Promise<{ readonly port: number; readonly taken: number[] }> {
  const taken: number[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 away\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      if (isData) {
        isData = false;
        taken.push(performance.now());
        return void socket.write('250 taken\r\n');
      }
      isData = /^DATA/i.test(text);
      socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  // The cast: a server that listens on a port has an address of this kind.
  return { port: (server.address() as AddressInfo).port, taken };
}

/** A partner's server, whose certificate is trusted by programs with `NODE_EXTRA_CA_CERTS`. */
export interface Partner {
  readonly port: number;
  readonly certificate: string;
}

/**
 * Starts a partner's server, which answers every request with the same page.
 * @param folder for its certificate, which openssl makes
 */
export async function partnerServer(folder: string): Promise<Partner> {
  const [key, certificate] = [join(folder, 'partner.key'), join(folder, 'partner.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...made, ...name], { stdio: 'ignore' });
  const server = createHttpsServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ appName: 'games', title: 'Games', body: '<p>Games</p>' }));
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  // The cast: as above.
  return { port: (server.address() as AddressInfo).port, certificate };
}

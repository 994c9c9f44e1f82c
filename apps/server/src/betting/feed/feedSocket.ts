import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { FeedSocket } from './hubTypes.ts';
import type { ReadyFrame } from './readyFrame.ts';

/**
 * A socket that writes ready frames past the library, which would encode each one anew per socket. This is safe
 * without compression: then the library writes its own frames whole and at once. A class, because methods shared by
 * thousands of objects are faster than as many closures.
 */
class WiredSocket implements FeedSocket {
  private readonly socket: WebSocket;
  private readonly wire: Duplex;

  constructor(socket: WebSocket, wire: Duplex) {
    this.socket = socket;
    this.wire = wire;
  }

  send(text: string): void {
    this.socket.send(text);
  }

  sendReady(frame: ReadyFrame): boolean {
    return !this.wire.writable || this.wire.write(frame.bytes);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  get bufferedAmount(): number {
    return this.wire.writableLength;
  }
}

function librarySocket(socket: WebSocket): FeedSocket {
  return {
    send: (text) => socket.send(text),
    sendReady({ text }) {
      socket.send(text);
      return socket.bufferedAmount === 0;
    },
    close: (code, reason) => socket.close(code, reason),
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
  };
}

/**
 * Wraps a WebSocket for the hub.
 * @param wire stream of the handshake; absent in tests that pass a socket directly
 */
export function createFeedSocket(socket: WebSocket, wire: Duplex | undefined): FeedSocket {
  return wire && socket.extensions === '' ? new WiredSocket(socket, wire) : librarySocket(socket);
}

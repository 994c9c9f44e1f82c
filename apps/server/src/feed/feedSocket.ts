import type { Duplex } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { FeedSocket } from './hubTypes.ts';
import type { ReadyFrame } from './readyFrame.ts';

/**
 * A socket whose ready frames go past the library, which would make each anew for each socket. That is sound where
 * nothing is compressed: then the library writes its own frames whole and at once. A class, since a method of thousands
 * of objects is found faster than as many closures.
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
 * A WebSocket as the hub uses it.
 * @param wire what the handshake came over; absent where a test puts the socket in
 */
export function createFeedSocket(socket: WebSocket, wire: Duplex | undefined): FeedSocket {
  return wire && socket.extensions === '' ? new WiredSocket(socket, wire) : librarySocket(socket);
}

import { Agent, request } from 'node:http';

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Name of the exchange, from which the proxy draws its fault. */
  readonly id: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** One device's connection to the platform: to one of its servers, and to the next when that one doesn't answer. */
export interface Device {
  /** Performs one exchange. Rejects when no complete answer arrives in time: its outcome is then unknown. */
  exchange(sent: Sent): Promise<Answer>;
  close(): void;
}

export interface DeviceOptions {
  /** Ports of the servers, the first choice first. */
  readonly ports: readonly number[];
  /** Initial time limit of an answer, ms. It grows after each timeout, as on a busy machine. */
  readonly timeout: number;
}

const LONGEST_TIMEOUT = 30_000;

export function createDevice({ ports, timeout }: DeviceOptions): Device {
  const agent = new Agent({ keepAlive: true });
  let failures = 0;
  let late = 0;
  return {
    exchange({ method, path, id, headers = {}, body }) {
      const text = body === undefined ? undefined : JSON.stringify(body);
      // A whole number: AbortSignal refuses others.
      const within = Math.round(Math.min(timeout * 1.5 ** late, LONGEST_TIMEOUT));
      const signal = AbortSignal.timeout(within);
      return new Promise((resolve, reject) => {
        const fail = (error: Error): void => {
          failures += 1;
          if (signal.aborted) late += 1;
          reject(error);
        };
        const call = request(
          {
            agent,
            port: ports[failures % ports.length],
            host: '127.0.0.1',
            method,
            path,
            signal,
            headers: {
              'x-request-id': id,
              ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
              ...headers,
            },
          },
          (response) => {
            let answered = '';
            response.setEncoding('utf8');
            response.on('data', (part: string) => (answered += part));
            response.on('end', () => {
              late = Math.max(0, late - 1);
              resolve({ status: response.statusCode ?? 0, text: answered });
            });
            response.on('error', fail);
          },
        );
        call.on('error', fail);
        call.end(text);
      });
    },
    close: () => agent.destroy(),
  };
}

import { randomId } from '@touchline/contract/randomId';
import type { ClockReading } from '../clock/serverClock.ts';
import { ApiError } from './apiError.ts';
import { requestError } from './problem.ts';

export interface TransportDeps {
  fetch(request: Request): Promise<Response>;
  /** The device's monotonic clock, ms. */
  monotonic(): number;
  observe(reading: ClockReading): void;
}

export const CALL_TIMEOUT = 15_000;
/** Timeout for uploads, ms; photos take long over a slow network. */
const FILE_TIMEOUT = 180_000;

/**
 * Creates the transport for requests: adds headers, aborts after 15 s (uploads 3 min), measures the server's clock.
 * @throws ApiError of kind unsent, network, timeout or cancelled when no answer came
 */
export function createTransport({ fetch, monotonic, observe }: TransportDeps) {
  return async function send(request: Request): Promise<Response> {
    const isFile = request.headers.get('content-type') === 'application/octet-stream';
    const patience = isFile ? FILE_TIMEOUT : CALL_TIMEOUT;
    const marked = mark(request, patience);
    const sentAt = monotonic();
    try {
      const response = await fetch(marked);
      const date = Date.parse(response.headers.get('date') ?? '');
      if (Number.isFinite(date)) observe({ server: date, resolution: 1000, sentAt, receivedAt: monotonic() });
      return response;
    } catch (error) {
      throw requestError(error, request.signal.aborted);
    }
  };
}

/**
 * Adds headers and a timeout to a request.
 * @throws ApiError of kind unsent in a browser that lacks what it needs: screens then show their error state
 */
function mark(request: Request, patience: number): Request {
  try {
    const marked = new Request(request, {
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(patience)]),
    });
    marked.headers.set('x-requested-with', 'XMLHttpRequest');
    marked.headers.set('x-request-id', randomId());
    return marked;
  } catch (error) {
    throw new ApiError(
      { kind: 'unsent', status: 0, code: 'UNSENT', message: 'The browser could not make the request.' },
      error,
    );
  }
}

export type Send = ReturnType<typeof createTransport>;

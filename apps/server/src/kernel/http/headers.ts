import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostOf, isEncrypted } from './requestHost.ts';

/** Content security policy of the documentation's pages, whose library uses inline styles and scripts. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the policy of permissions.
 * @param cameras origins of embedded pages that may use the camera
 */
function permissionsFor(cameras: readonly string[]): string {
  const allowed = cameras.map((origin) => `"${origin}"`).join(' ');
  return [
    `camera=(${allowed})`,
    ...['geolocation', 'microphone', 'payment', 'usb', 'browsing-topics'].map((name) => `${name}=()`),
  ].join(', ');
}

/** Returns the page's own origin for sockets: `'self'` doesn't cover them in every browser. */
const ownSockets = (origin: string): string => origin.replace(/^http/, 'ws');

/** Name of the app's only policy of trusted types (`platform/page/trusted.ts`); the browser refuses all others. */
const APP_POLICY = 'touchline';

/** Directives of pages that create no policy of trusted types. */
const withoutPolicies = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

const selfAnd = (others: readonly string[]): string => ["'self'", ...others].join(' ');

const nonces = new WeakMap<IncomingMessage, string>();

/** Returns a new nonce for the inline scripts or styles of a page. */
export const createNonce = (): string => randomBytes(16).toString('base64url');

function nonceFor(message: IncomingMessage): string {
  const made = nonces.get(message) ?? createNonce();
  nonces.set(message, made);
  return made;
}

/** Returns the nonce of the scripts and styles in this answer's page. */
export function nonceOf(request: FastifyRequest): string {
  return nonceFor(request.raw);
}

const nonceSource = (message: IncomingMessage): string => `'nonce-${nonceFor(message)}'`;

/**
 * Returns the policy of a page of ours that runs a script in a frame of the site as an opaque origin: it can't read
 * the site's storage, open anything, or connect to another host.
 * @param hosts origins of the pages that may embed the site itself
 */
export function framePolicy(request: FastifyRequest, hosts: readonly string[]): string {
  const nonce = nonceSource(request.raw);
  return [
    "default-src 'none'",
    `script-src ${nonce}`,
    `style-src ${nonce}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...hosts].join(' ')}`,
    'sandbox allow-scripts',
    ...withoutPolicies,
  ].join('; ');
}

/**
 * Returns the policy of the operator's console: it can't be embedded and connects to its own host only. Players'
 * documents are shown from the page's own `blob:` URLs, which no address leads to and which end with the page.
 */
export function consolePolicy(request: FastifyRequest): string {
  const nonce = nonceSource(request.raw);
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${nonce}`,
    `style-src 'self' ${nonce}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...withoutPolicies,
  ].join('; ');
}

/** Sources of the inline scripts and styles of a page, as a policy lists them. */
export interface InlineSources {
  readonly scripts: string;
  readonly styles: string;
}

/** Returns the sources of a page whose scripts and styles have the nonce of its answer. */
function nonceSources(message: IncomingMessage): InlineSources {
  const nonce = nonceSource(message);
  return { scripts: nonce, styles: nonce };
}

/**
 * Returns the sources of a page that is sent to several visitors: a nonce that others know mustn't allow scripts, so
 * its inline scripts are allowed by their texts.
 * @param scripts texts of the inline scripts
 * @param nonce of the styles
 */
export function sharedSources(scripts: readonly string[], nonce: string): InlineSources {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return { scripts: hashes.join(' '), styles: `'nonce-${nonce}'` };
}

export interface HeadersOptions {
  /** Returns the origin at which the site of a Host header is visited. */
  readonly originOf: (host: string | undefined) => string;
  /** Returns the origins of the pages that may embed the site of a Host header. */
  readonly hostsOf: (host: string | undefined) => readonly string[];
  /** Returns the origins that the analytics of that site report to. */
  readonly reportsOf: (host: string | undefined) => readonly string[];
  /** Origins of pages that all sites may embed, besides their own. */
  readonly frames: readonly string[];
  /** Returns the origins of games that the site of a Host header may embed. */
  readonly gamesOf: (host: string | undefined) => readonly string[];
  /** Returns the origins of the thumbnails of its games. */
  readonly thumbnailsOf: (host: string | undefined) => readonly string[];
  /** Returns the origins of pages that the site of a Host header may embed with access to the camera. */
  readonly camerasOf: (host: string | undefined) => readonly string[];
}

/** Returns the policy of the app's pages on a host. */
function appPolicy(
  { originOf, hostsOf, reportsOf, frames, gamesOf, thumbnailsOf, camerasOf }: HeadersOptions,
  host: string | undefined,
  { scripts, styles }: InlineSources,
): string {
  const reports = reportsOf(host);
  const embedded = [...frames, ...camerasOf(host)];
  return [
    "default-src 'none'",
    `script-src 'strict-dynamic' ${scripts}`,
    `style-src 'self' ${styles}`,
    `img-src ${selfAnd([...reports, ...thumbnailsOf(host)])}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${selfAnd([...embedded, ...gamesOf(host)])}`,
    // A page to embed is fetched first: a frame whose page doesn't answer reports no error to its parent.
    `connect-src ${selfAnd([ownSockets(originOf(host)), ...reports, ...embedded])}`,
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${hostsOf(host).join(' ') || "'none'"}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${APP_POLICY}`,
  ].join(';');
}

/** Policy of everything that is no page: a file that a browser is made to open as one can do nothing. */
const filePolicy = "default-src 'none';frame-ancestors 'none'";

/** Policy of the service worker, which fetches the site's own files. */
export const workerPolicy = "default-src 'none';connect-src 'self'";

/** Returns whether an answer is a page, by its type. */
const isPage = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Adds the security headers to every answer. Those about a page are added to pages only: a first visit requests some
 * ninety files, which would bring 70 kB of them.
 */
export async function installHeaders(app: FastifyInstance, options: HeadersOptions): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    // Not the address: a mailed link has its token there, and a page's own files are requested before the app removes it.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // This header can't name origins; every browser in use obeys `frame-ancestors`.
    xFrameOptions: false,
  });
  app.decorateReply('allowInline', function allowInline(sources) {
    return this.header('content-security-policy', appPolicy(options, hostOf(this.request), sources));
  });
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin');
    if (isEncrypted(request)) reply.header('strict-transport-security', 'max-age=31536000');
  });
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader('content-security-policy');
    if (!isPage(reply)) {
      if (own === undefined) reply.header('content-security-policy', filePolicy);
      return;
    }
    if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', docsPolicy);
    else if (own === undefined) reply.allowInline(nonceSources(request.raw));
    reply.header('permissions-policy', permissionsFor(options.camerasOf(hostOf(request))));
    // A sandboxed page has an opaque origin: with this header browsers only log a warning.
    reply.helmet(String(own).includes('sandbox') ? { originAgentCluster: false } : undefined);
  });
}

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { AnswerOf, BodyOf, Calls } from '@touchline/contract';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** Values that a simulated authenticator reports instead of the true ones. */
export interface Reported {
  /** Origin of the page. @default that of the site at `localhost:4401` */
  readonly origin?: string;
  /** Counter of its uses. @default one more than before */
  readonly counter?: number;
  /** Whether it has verified its user. @default true */
  readonly isUserVerified?: boolean;
}

/** A simulated authenticator with one passkey, which signs by ES256. */
export interface Authenticator {
  /** Creates the passkey. */
  create(
    options: AnswerOf<Calls['beginPasskey']>['options'],
    reported?: Reported,
  ): BodyOf<Calls['addPasskey']>['credential'];
  /** Signs a challenge. */
  get(
    options: Pick<AnswerOf<Calls['beginPasskeySignIn']>['options'], 'challenge' | 'rpId'>,
    reported?: Reported,
  ): BodyOf<Calls['signInByPasskey']>['credential'];
}

export function createAuthenticator(): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const about = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  function dataOf(rpId: string, flags: number, reported: Reported): Buffer {
    counter = reported.counter ?? counter + 1;
    const verified = reported.isUserVerified === false ? 0 : USER_VERIFIED;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | USER_PRESENT | verified, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  }

  return {
    create(options, reported = {}) {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length, 0);
      const authData = Buffer.concat([
        dataOf(options.rp.id, HAS_CREDENTIAL, reported),
        Buffer.alloc(16),
        length,
        rawId,
        coseOf(publicKey),
      ]);
      const attestation = cborMap([
        ['fmt', cborText('none')],
        ['attStmt', cborMap([])],
        ['authData', cborBytes(authData)],
      ]);
      return {
        ...about,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, reported).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get(options, reported = {}) {
      const authData = dataOf(options.rpId, 0, reported);
      const client = clientData('webauthn.get', options.challenge, reported);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        ...about,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle !== '' && { userHandle }),
        },
      };
    },
  };
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();

function clientData(type: string, challenge: string, { origin = 'http://localhost:4401' }: Reported): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Returns the COSE form of a P-256 key: EC2, ES256, curve 1, x and y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string): Buffer => cborBytes(Buffer.from(text, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    Buffer.from([0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  const head = Buffer.from([(major << 5) | 25, 0, 0]);
  head.writeUInt16BE(length, 1);
  return head;
}

const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [string, Buffer])[]): Buffer =>
  Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([name, value]) => [cborText(name), value]),
  ]);

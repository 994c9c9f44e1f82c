import { stdSerializers } from 'pino';
import { MASK } from './mask.ts';

/** Names of fields whose values are secrets, in lower case without separators. */
const SECRET_FIELDS: ReadonlySet<string> = new Set([
  'accesstoken',
  'accountnumber',
  'authorization',
  'bearer',
  'cardnumber',
  'clientsecret',
  'cookie',
  'credential',
  'cvc',
  'cvv',
  'iban',
  'idtoken',
  'key',
  'newpassword',
  'otp',
  'pan',
  'password',
  'recoverycode',
  'recoverycodes',
  'refreshtoken',
  'secret',
  'secretkey',
  'setcookie',
  'ticket',
  'token',
  'totp',
  'xapikey',
]);
/** Fields of database errors that quote stored rows or parameters. */
const QUOTING_FIELDS: ReadonlySet<string> = new Set(['detail', 'where', 'parameters', 'internalQuery']);
/** Digits alone in a field `code`: a one-time code; others name errors, such as `ECONNRESET`. */
const ONE_TIME_CODE = /^\d{4,10}$/;
/** Depth to which nested fields are masked; deeper ones are left out. */
const MAX_DEPTH = 6;

type Fields = Record<string, unknown>;

const isSecretName = (name: string): boolean =>
  SECRET_FIELDS.has(name.replaceAll(/[^A-Za-z]/g, '').toLowerCase());

function isPlain(value: object): value is Fields {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function maskedValue(name: string, value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value;
  if (isSecretName(name)) return MASK;
  if (name === 'code' && ONE_TIME_CODE.test(String(value))) return MASK;
  if (typeof value !== 'object') return value;
  if (depth === MAX_DEPTH) return '[deeper]';
  if (value instanceof Error) return maskedError(value, depth);
  if (Array.isArray(value)) return value.map((one) => maskedValue('', one, depth + 1));
  return isPlain(value) ? maskedFields(value, depth + 1) : value;
}

function maskedFields(fields: Fields, depth: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, maskedValue(name, value, depth)]),
  );
}

function maskedError(error: Error, depth: number): Fields {
  const fields = Object.entries(stdSerializers.err(error)).filter(([name]) => !QUOTING_FIELDS.has(name));
  return maskedFields(Object.fromEntries(fields), depth + 1);
}

/**
 * Masks the fields of a log line whose names say that they are secrets, and leaves out what database errors quote.
 * `err` is left to its serializer.
 */
export function maskFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'err' && value instanceof Error ? value : maskedValue(name, value, 0),
    ]),
  );
}

/** Parameters of addresses: of mailed links, of sign-in at other companies, and their answers in fragments. */
const IN_ADDRESS =
  /([?&#](?:access_token|code|credential|guid|id_token|key|otp|password|secret|signature|state|ticket|token)=)[^&#\s"'<>\\]+/gi;
const IN_HEADER = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;
/** Tokens that the platform sealed. */
const SEALED = /\bv1\.[\w-]{38,}/g;
/** Secrets in JSON that is quoted inside of a text. */
const IN_JSON =
  /(\\+"(?:authorization|cookie|credential|iban|otp|password|secret|ticket|token)\\+"\s*:\s*\\+")[^"\\]+/gi;
const IBAN = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/g;
const CARD = /(?<!\d|\d\.)[2-6](?:[ -]?\d){12,18}(?!\d|\.\d)/g;

/** Returns whether digits are a card's number by their check digit (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Masks what looks like a secret in a line of the log, wherever it is. */
export function maskText(line: string): string {
  return line
    .replaceAll(IN_ADDRESS, `$1${MASK}`)
    .replaceAll(IN_HEADER, `$1 ${MASK}`)
    .replaceAll(IN_JSON, `$1${MASK}`)
    .replaceAll(SEALED, MASK)
    .replaceAll(IBAN, MASK)
    .replaceAll(CARD, (digits) => (isCardNumber(digits) ? MASK : digits));
}

import type { Frame, ListenerMessage, Topic } from './frames.ts';

const TOPIC =
  /^(?:(?:wide-)?(?:live|line|(?:live|line|competition):[1-9]\d{0,14})|match:[1-9]\d{0,14}(?:\/[a-z][a-z\d-]{0,31})?)$/;

/**
 * Returns whether a value is a topic.
 * @param value any value, for example a part of a query string
 */
export function isTopic(value: unknown): value is Topic {
  return typeof value === 'string' && TOPIC.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the fields are pairs with the number of their change. */
function isPacked(prices: unknown, version: unknown): boolean {
  return Array.isArray(prices) && prices.length % 2 === 0 && Number.isSafeInteger(version);
}

const SHAPES: Record<Frame['t'], (value: Record<string, unknown>) => boolean> = {
  snapshot: (v) =>
    isTopic(v['topic']) &&
    Number.isSafeInteger(v['seq']) &&
    Array.isArray(v['matches']) &&
    Array.isArray(v['markets']),
  delta: (v) =>
    isTopic(v['topic']) &&
    Number.isSafeInteger(v['seq']) &&
    (v['after'] === undefined || Number.isSafeInteger(v['after'])) &&
    (v['matches'] === undefined || Array.isArray(v['matches'])) &&
    (v['markets'] === undefined || Array.isArray(v['markets'])) &&
    (v['prices'] === undefined || isPacked(v['prices'], v['version'])) &&
    (v['gone'] === undefined || isRecord(v['gone'])),
  heartbeat: (v) => isRecord(v['producers']),
  notice: (v) => typeof v['about'] === 'string',
  error: (v) => typeof v['code'] === 'string',
};

/**
 * Validates the envelope of a frame that is already an object. Its records are trusted, as they come from the
 * platform.
 * @returns the frame, or `undefined` if it isn't one
 */
export function asFrame(value: unknown): Frame | undefined {
  if (!isRecord(value) || !Number.isFinite(value['at'])) return undefined;
  const kind = value['t'];
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return undefined;
  // The keys of the table are exactly the kinds of `Frame`, so a known kind with a passed check is a frame.
  return SHAPES[kind as Frame['t']](value) ? (value as unknown as Frame) : undefined;
}

/** Parses a text message of the socket; `undefined` if it is unreadable (the listener then recovers). */
export function parseFrame(text: string): Frame | undefined {
  return asFrame(readJson(text));
}

function readWanted(value: unknown): { topic: Topic; from?: number } | undefined {
  if (!isRecord(value) || !isTopic(value['topic'])) return undefined;
  const from = value['from'];
  if (from === undefined) return { topic: value['topic'] };
  return typeof from === 'number' && Number.isSafeInteger(from) && from >= 0
    ? { topic: value['topic'], from }
    : undefined;
}

/**
 * Parses an untrusted message from a listener.
 * @returns the message, or the reason why it is rejected
 */
export function parseListenerMessage(text: string): ListenerMessage | { readonly error: string } {
  const value = readJson(text);
  if (value === undefined) return { error: 'The message is not a JSON object.' };
  if (!Array.isArray(value['topics'])) return { error: 'The message has no list "topics".' };
  const topics: unknown[] = value['topics'];
  if (value['op'] === 'subscribe') {
    const wanted = topics.map(readWanted);
    const known = wanted.filter((entry) => entry !== undefined);
    return known.length === wanted.length
      ? { op: 'subscribe', topics: known }
      : { error: 'Each of "topics" is { "topic", "from"? }, with a known topic and a whole number.' };
  }
  if (value['op'] === 'unsubscribe') {
    const known = topics.filter(isTopic);
    return known.length === topics.length
      ? { op: 'unsubscribe', topics: known }
      : { error: 'Each of "topics" is the name of a topic.' };
  }
  return { error: 'The field "op" is "subscribe" or "unsubscribe".' };
}

import * as v from 'valibot';
import { Rules } from '../wallet/protocol.ts';

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[a-zA-Z0-9.:[\]-]+$/));

/** Launch of a game, as the platform sends it. */
export const Launch = v.object({
  sessionId: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  gameId: v.string(),
  mode: v.picklist(['real', 'demo']),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,10}$/)),
  language: v.string(),
  country: v.optional(v.nullable(v.string()), null),
  device: v.picklist(['phone', 'desktop']),
  theme: v.picklist(['light', 'dark']),
  colours: v.object({ primary: hex, accent: hex, onAccent: hex, canvas: hex }),
  rules: Rules,
  parentOrigin: origin,
  lobbyUrl: v.pipe(v.string(), v.url()),
});
export type Launch = v.InferOutput<typeof Launch>;

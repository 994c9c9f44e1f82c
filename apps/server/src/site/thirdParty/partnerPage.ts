import * as v from 'valibot';
import { ProblemError, type LogTrouble } from '../../kernel/index.ts';
import type { RemotePart } from './remoteParts.ts';

/** Maximum size of a page, bytes: the rest of a longer one isn't read, and it is refused. */
const MOST = 300_000;
const PATIENCE = 5_000;

const text = v.optional(v.string(), '');
const list = v.optional(v.array(v.string()), []);

/** A page as sent by its partner; nothing of it is trusted. */
const PartnerPage = v.object({
  appName: text,
  title: text,
  body: text,
  style: text,
  head: text,
  cssToLoad: list,
  scriptsToLoad: list,
  codeToEval: text,
});
export type PartnerPage = v.InferOutput<typeof PartnerPage>;

/** Connection to the partners. */
export interface PartnerDeps {
  readonly send: Send;
  readonly trouble: LogTrouble;
  /**
   * Time limit of a page, body included, ms.
   * @default 5000
   */
  readonly patience?: number;
}

export type Send = (url: string, init: RequestInit) => Promise<Response>;

const HEADERS = { 'mf-render-mode': 'json', 'mf-api-version': 'v2', accept: 'application/json' };

/**
 * Fetches a partner's page. The address is from the site's list; no cookies or tokens are sent, and no redirect is
 * followed. A failure is logged once, then once a minute for each part.
 * @param fields of a page that takes some
 * @throws ProblemError 502 without a valid answer, with the partner's status in its message
 */
export async function askPartner(
  { send, trouble, patience = PATIENCE }: PartnerDeps,
  part: RemotePart,
  { fields, isSpa }: { readonly fields?: Readonly<Record<string, string>>; readonly isSpa: boolean },
): Promise<PartnerPage> {
  const init: RequestInit = {
    headers: {
      ...HEADERS,
      ...(isSpa ? { 'force-spa': '1' } : {}),
      ...(fields ? { 'content-type': 'application/json' } : {}),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    ...(fields ? { method: 'POST', body: JSON.stringify(fields) } : {}),
  };
  try {
    const answer = await send(part.url, init).catch((cause: unknown) => {
      throw failed(part, 'didn’t answer', cause);
    });
    if (!answer.ok) throw failed(part, `answered ${answer.status}`);
    const page = v.safeParse(PartnerPage, parsed(await textOf(answer).catch(() => undefined)));
    if (!page.success) throw failed(part, 'answered something that is no page');
    return page.output;
  } catch (error) {
    trouble(error, 'Its page can’t be shown.', `The partner of "${part.name}"`);
    throw error;
  }
}

/** Reads the body of an answer; undefined, with the connection ended, if it is longer than the maximum. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(body: string | undefined): unknown {
  if (body === undefined) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function failed({ name }: RemotePart, what: string, cause?: unknown): ProblemError {
  const message = `The partner of "${name}" ${what}: try again in a few minutes.`;
  return Object.assign(new ProblemError(502, 'PARTNER_FAILED', message), { cause });
}

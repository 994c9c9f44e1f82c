import type { MatchRecord } from '@touchline/feed';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../kernel/index.ts';
import { SPORTS } from '../feed/index.ts';
import type { Messages } from '../../delivery/index.ts';

export interface FrameView {
  /** Dictionary of the viewer's language; missing texts are replaced by the feed's keys. */
  readonly messages: Messages | undefined;
  readonly nonce: string;
}

const fileHere = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const script = fileHere('stream.js');
const styles = fileHere('stream.css');

/** Sports played on a court with a net or hoops; the others have a field with two goals. */
const COURTS: ReadonlySet<string> = new Set(['tennis', 'table-tennis', 'volleyball', 'basketball']);

/** Names of all possible periods, for the script. */
function periodsOf(messages: Messages | undefined): Readonly<Record<string, string>> {
  const keys = ['half', 'quarter', 'period', 'set', 'map', 'innings', 'extra'].flatMap((part) =>
    [1, 2, 3, 4, 5].map((number) => `${part}${number}`),
  );
  const all = [...keys, 'break', 'halftime', 'overtime', 'penalties', 'finished', 'notStarted'];
  return Object.fromEntries(
    all.flatMap((key) => {
      const word = messages?.findText(`sports.period.${key}`);
      return word === undefined ? [] : [[key, word]];
    }),
  );
}

/** Renders a page that draws one match from its recorded states and fetches the next ones by itself. */
export function framePage(match: MatchRecord, { messages, nonce }: FrameView): string {
  const sport = SPORTS.find(({ id }) => id === match.sportId)?.key ?? '';
  const data = {
    address: `/web-api/broadcasts/${match.id}/picture`,
    periods: periodsOf(messages),
    waiting: messages?.findText('events.picture.waiting', { seconds: '{seconds}' }) ?? '',
    lost: messages?.findText('events.picture.lost') ?? '',
  };
  const side = (name: string, place: string): string => `
    <div class="side" data-side="${place}">
      <bdi class="name">${escapeHtml(name)}</bdi>
      <b class="score" id="${place}"></b>
    </div>`;
  return `<!doctype html>
<html lang="${messages?.tag ?? 'en'}" dir="${messages?.direction ?? 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${match.home} – ${match.away}`)}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body data-ground="${COURTS.has(sport) ? 'court' : 'field'}">
<main>
  <div class="ground" id="ground" aria-hidden="true"><i></i><i></i></div>
  <p class="phase" id="phase" role="status"></p>
  <div class="sides">${side(match.home, 'home')}${match.away === '' ? '' : side(match.away, 'away')}</div>
  <ol class="moments" id="moments"></ol>
</main>
<script type="application/json" id="match" nonce="${nonce}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}

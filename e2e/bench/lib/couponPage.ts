interface LineMatch {
  readonly id: number;
  readonly sportId: number;
  readonly competition: string;
  readonly country: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
}

interface LineMarket {
  readonly id: string;
  readonly type: string;
  readonly line?: string;
  readonly status: number;
  readonly version: number;
  readonly selections: readonly { readonly id: string; readonly key: string; readonly k?: string }[];
}

/** A selection as the app keeps it on the device. */
export interface KeptBet extends Omit<LineMatch, 'id'> {
  readonly selectionId: string;
  readonly marketId: string;
  readonly gameId: number;
  readonly coef: string;
  readonly selectionKey: string;
  readonly marketType: string;
  readonly line: string | undefined;
}

/** A coupon as the app keeps it on the device. */
export interface KeptCoupon {
  readonly bets: readonly KeptBet[];
  readonly addedAtByBetId: Readonly<Record<string, number>>;
}

/** What a page heard on its socket. */
export interface Heard {
  /** The last number of each topic, and its markets as they came. */
  readonly topics: Map<string, { seq: number; markets: Map<string, LineMarket> }>;
  /** Frames that are made before anything is measured: what makes them is no work of the page. */
  ticks: readonly (readonly string[])[];
  /** Gives the page a frame as if it had come on its socket. */
  push(text: string): void;
}

declare global {
  interface Window {
    heard: Heard;
  }
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  // The cast: the platform answers by the contract, of which these are parts.
  return (await answer.json()) as T;
}

/** An express of so many matches to come, as the app keeps it. @throws {Error} when there are too few matches */
export async function couponOf(origin: string, count: number): Promise<KeptCoupon> {
  const line = `${origin}/web-api/line/matches`;
  const { matches } = await read<{ matches: LineMatch[] }>(`${line}?section=line&limit=500`);
  const bets: KeptBet[] = [];
  for (const match of matches.toReversed()) {
    const { markets } = await read<{ markets: LineMarket[] }>(`${line}/${match.id}`);
    const market = markets.find(({ status, selections }) => status === 1 && selections[0]?.k !== undefined);
    const selection = market?.selections[0];
    if (!market || selection?.k === undefined) continue;
    const { sportId, competition, country, home, away, startsAt } = match;
    bets.push({
      selectionId: selection.id,
      marketId: market.id,
      gameId: match.id,
      coef: selection.k,
      selectionKey: selection.key,
      marketType: market.type,
      line: market.line,
      sportId,
      competition,
      country,
      home,
      away,
      startsAt,
    });
    if (bets.length === count) return { bets, addedAtByBetId: {} };
  }
  throw new Error(`There are only ${bets.length} matches to come.`);
}

/** Runs in the page before it: listens to its socket and can speak in its place. */
export function hearSockets(): void {
  const sockets: WebSocket[] = [];
  const topics: Heard['topics'] = new Map();
  const hear = (text: string) => {
    const frame = JSON.parse(text);
    if (typeof frame.seq !== 'number') return;
    const known = topics.get(frame.topic) ?? { seq: 0, markets: new Map() };
    for (const market of frame.markets ?? []) known.markets.set(market.id, market);
    known.seq = frame.seq;
    topics.set(frame.topic, known);
  };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      sockets.push(this);
      this.addEventListener('message', ({ data, isTrusted }) => {
        // What is pushed is known already.
        if (isTrusted && typeof data === 'string') hear(data);
      });
    }
  };
  window.heard = {
    topics,
    ticks: [],
    push: (data) => void sockets.at(-1)?.dispatchEvent(new MessageEvent('message', { data })),
  };
}

/**
 * Runs in the page: makes what `driveCoupon` will push.
 * @param drive how many of the selections move at a time, and how often
 */
export function prepareCoupon(drive: {
  readonly bets: readonly KeptBet[];
  readonly moved: number;
  readonly updates: number;
  /** What they come to in the end. */
  readonly lastPrice: string;
}): void {
  const { bets, moved, updates, lastPrice } = drive;
  const frameOf = ({ gameId, marketId }: KeptBet, tick: number): string => {
    const topic = window.heard.topics.get(`match:${gameId}`);
    const market = topic?.markets.get(marketId);
    if (!topic || !market) throw new Error(`The page never heard of ${marketId}.`);
    topic.seq += 1;
    // Up and down, never twice the same in a row; the last one is told by the page.
    const k = tick === updates - 1 ? lastPrice : (1.5 + (tick % 7) / 10).toFixed(2);
    const selections = market.selections.map((selection) => ({ ...selection, k }));
    const changed = { ...market, selections, version: market.version + tick + 1, at: Date.now() };
    return JSON.stringify({
      t: 'delta',
      topic: `match:${gameId}`,
      seq: topic.seq,
      at: Date.now(),
      markets: [changed],
    });
  };
  window.heard.ticks = Array.from({ length: updates }, (_, tick) =>
    bets.slice(0, moved).map((bet) => frameOf(bet, tick)),
  );
}

/**
 * Runs in the page: moves prices of the coupon once in each animation frame.
 * @returns how many frames were not drawn in time
 */
export function driveCoupon(): Promise<number> {
  const { ticks, push } = window.heard;
  return new Promise((resolve) => {
    let [tick, begun] = [0, 0];
    const step = (at: number) => {
      begun ||= at;
      const texts = ticks[tick];
      if (!texts) return resolve(Math.max(0, Math.round(((at - begun) * 60) / 1000) - ticks.length));
      tick += 1;
      requestAnimationFrame(step);
      for (const text of texts) push(text);
    };
    requestAnimationFrame(step);
  });
}

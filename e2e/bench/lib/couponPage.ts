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

/** A selection as the app stores it on the device. */
export interface KeptBet extends Omit<LineMatch, 'id'> {
  readonly selectionId: string;
  readonly marketId: string;
  readonly gameId: number;
  readonly coef: string;
  readonly selectionKey: string;
  readonly marketType: string;
  readonly line: string | undefined;
}

/** A coupon as the app stores it on the device. */
export interface KeptCoupon {
  readonly bets: readonly KeptBet[];
  readonly addedAtByBetId: Readonly<Record<string, number>>;
}

/** Feed data that a page received on its socket. */
export interface Heard {
  /** Last sequence number of each topic, and its markets as received. */
  readonly topics: Map<string, { seq: number; markets: Map<string, LineMarket> }>;
  /** Frames made before the measurement, so that making them isn't counted as work of the page. */
  ticks: readonly (readonly string[])[];
  /** Dispatches a frame to the page as if its socket had received it. */
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
  // The cast: the platform answers by the contract, of which these types are subsets.
  return (await answer.json()) as T;
}

/**
 * An express of `count` upcoming matches, as the app stores it.
 * @throws {Error} when there are too few matches
 */
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

/** Runs in the page before its scripts: records what its sockets receive, and can dispatch frames on them. */
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
        // Pushed frames are not trusted events, and are recorded already.
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
 * Runs in the page: makes the frames that `driveCoupon` pushes.
 * @param drive number of selections that move at a time, and number of updates
 */
export function prepareCoupon(drive: {
  readonly bets: readonly KeptBet[];
  readonly moved: number;
  readonly updates: number;
  /** Price of all moved selections after the last update. */
  readonly lastPrice: string;
}): void {
  const { bets, moved, updates, lastPrice } = drive;
  const frameOf = ({ gameId, marketId }: KeptBet, tick: number): string => {
    const topic = window.heard.topics.get(`match:${gameId}`);
    const market = topic?.markets.get(marketId);
    if (!topic || !market) throw new Error(`The page never heard of ${marketId}.`);
    topic.seq += 1;
    // Up and down, never the same price twice in a row; the last one is `lastPrice`.
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
 * @returns number of frames that were not drawn in time
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

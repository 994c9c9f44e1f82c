/** What a host learns of a selection: what it is and its price. Never who the player is, nor any amount. */
export interface HostSelection {
  readonly selectionId: string;
  readonly marketId: string;
  readonly gameId: number;
  readonly sportId: number;
  readonly marketType: string;
  readonly selectionKey: string;
  readonly line?: string | undefined;
  readonly competition: string;
  readonly home: string;
  readonly away: string;
  /** Decimal odds as text, as they stood when the selection came in; absent when it came without a price. */
  readonly coef?: string | undefined;
}

/** What a host learns of the coupon. */
export interface HostCoupon {
  /** The type that the player chose; absent while the number of selections says it. */
  readonly typeId?: number | undefined;
  readonly systemValue: number;
  readonly selections: readonly HostSelection[];
}

/** The details of the events, by their name; docs/guides/host-events.md tells hosts of them. */
export interface HostEventDetails {
  readonly 'touchline:selection-added': { readonly selection: HostSelection; readonly count: number };
  readonly 'touchline:coupon-updated': HostCoupon;
}

/** What a page that holds the site in a frame receives by `message`. */
export interface HostMessage<Type extends keyof HostEventDetails = keyof HostEventDetails> {
  readonly source: 'touchline';
  readonly version: 1;
  readonly type: Type;
  readonly detail: HostEventDetails[Type];
}

export interface HostWindow {
  dispatchEvent(event: Event): unknown;
  /** The page around this one; undefined when this one stands alone. */
  readonly host: { postMessage(message: HostMessage, origin: string): void } | undefined;
  /** Origin of that page where the browser tells it. */
  readonly hostOrigin: string | undefined;
}

/** Tells the page that the coupon stands in, and the page around it when the site names its origin. */
export function createHostEvents(view: HostWindow, allowedOrigins: readonly string[]) {
  const { host, hostOrigin } = view;
  // Where the browser doesn't tell whose frame this is, it still delivers to the named origins only.
  const origins =
    hostOrigin === undefined ? allowedOrigins : allowedOrigins.filter((one) => one === hostOrigin);
  return function publish<Type extends keyof HostEventDetails>(
    type: Type,
    detail: HostEventDetails[Type],
  ): void {
    view.dispatchEvent(new CustomEvent(type, { detail }));
    for (const origin of origins)
      host?.postMessage({ source: 'touchline', version: 1, type, detail }, origin);
  };
}

/** This window as far as hosts are concerned. */
export function hostWindow(): HostWindow {
  const isFramed = parent !== window;
  return {
    dispatchEvent: (event) => dispatchEvent(event),
    host: isFramed ? parent : undefined,
    hostOrigin: isFramed ? (location.ancestorOrigins?.[0] ?? originOf(document.referrer)) : undefined,
  };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The parts of a coupon's content that hosts learn of. */
export function toHostCoupon({ typeId, systemValue, bets }: HostedCoupon): HostCoupon {
  return { typeId, systemValue, selections: bets.map(toHostSelection) };
}

/** A coupon as the app keeps it. */
export interface HostedCoupon {
  readonly typeId?: number | undefined;
  readonly systemValue: number;
  readonly bets: readonly HostSelection[];
}

/** Picks by name, so that nothing else that a selection ever carries gets out. */
export function toHostSelection(bet: HostSelection): HostSelection {
  const { selectionId, marketId, gameId, sportId, marketType, selectionKey, line } = bet;
  const { competition, home, away, coef } = bet;
  return {
    selectionId,
    marketId,
    gameId,
    sportId,
    marketType,
    selectionKey,
    line,
    competition,
    home,
    away,
    coef,
  };
}

/** What came into a coupon since it was last told of. */
export function addedSince(
  before: readonly { readonly selectionId: string }[],
  now: readonly HostSelection[],
): readonly HostSelection[] {
  const known = new Set(before.map(({ selectionId }) => selectionId));
  return now.filter(({ selectionId }) => !known.has(selectionId)).map(toHostSelection);
}

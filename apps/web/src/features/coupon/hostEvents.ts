/** A selection as sent to a host: its identity and price. Never the player or any amount. */
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
  /** Price when the selection was added, decimal odds as text; undefined if it was added without one. */
  readonly coef?: string | undefined;
}

/** A coupon as sent to a host. */
export interface HostCoupon {
  /** Type that the player chose; undefined while it follows from the number of selections. */
  readonly typeId?: number | undefined;
  readonly systemValue: number;
  readonly selections: readonly HostSelection[];
}

/** Event details by event name; documented for hosts in docs/guides/host-events.md. */
export interface HostEventDetails {
  readonly 'touchline:selection-added': { readonly selection: HostSelection; readonly count: number };
  readonly 'touchline:coupon-updated': HostCoupon;
}

/** Message to a page that embeds the site in a frame. */
export interface HostMessage<Type extends keyof HostEventDetails = keyof HostEventDetails> {
  readonly source: 'touchline';
  readonly version: 1;
  readonly type: Type;
  readonly detail: HostEventDetails[Type];
}

export interface HostWindow {
  dispatchEvent(event: Event): unknown;
  /** The parent page; undefined if this page isn't embedded. */
  readonly host: { postMessage(message: HostMessage, origin: string): void } | undefined;
  /** Origin of the parent page, if the browser discloses it. */
  readonly hostOrigin: string | undefined;
}

/** Emits events on this page, and to the parent page if the site lists its origin. */
export function createHostEvents(view: HostWindow, allowedOrigins: readonly string[]) {
  const { host, hostOrigin } = view;
  // If the browser doesn't disclose the parent's origin, it still delivers only to the listed origins.
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

/** Returns this window's data about its host. */
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

/** Returns the part of a coupon that is sent to hosts. */
export function toHostCoupon({ typeId, systemValue, bets }: HostedCoupon): HostCoupon {
  return { typeId, systemValue, selections: bets.map(toHostSelection) };
}

/** A coupon's content as stored by the app. */
export interface HostedCoupon {
  readonly typeId?: number | undefined;
  readonly systemValue: number;
  readonly bets: readonly HostSelection[];
}

/** Picks fields by name, so that fields added to a selection later are never sent. */
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

/** Returns the selections added since the previous event. */
export function addedSince(
  before: readonly { readonly selectionId: string }[],
  now: readonly HostSelection[],
): readonly HostSelection[] {
  const known = new Set(before.map(({ selectionId }) => selectionId));
  return now.filter(({ selectionId }) => !known.has(selectionId)).map(toHostSelection);
}

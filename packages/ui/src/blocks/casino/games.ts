import type { IconName } from '../../primitives/Icon/icons.ts';

export const gameBadgeKinds = ['new', 'top', 'exclusive', 'jackpot', 'drops', 'own', 'round'] as const;
export type GameBadgeKind = (typeof gameBadgeKinds)[number];

export const gameShapes = ['standard', 'wide'] as const;
export type GameShape = (typeof gameShapes)[number];

/** Icons of the reasons why a game can't be played at the moment. */
export const gameClosedIcons = {
  country: 'not-here',
  currency: 'lock',
  maintenance: 'maintenance',
} as const satisfies Record<string, IconName>;

export type GameClosedReason = keyof typeof gameClosedIcons;

export interface GameBadge {
  readonly kind: GameBadgeKind;
  /** Text of the badge, for example “New”, “Drops” or “Round open, € 2.00”. */
  readonly label: string;
  /** The amount in `label`, which is never truncated. */
  readonly amount?: string | undefined;
}

/** Game in the lobby. */
export interface Game {
  /** Id of the game. */
  readonly id: string;
  /** Name of the game. */
  readonly title: string;
  /** Name of the provider. */
  readonly provider: string;
  /** URLs of the artwork by shape. If one is missing or fails to load, the tile draws it from the id. */
  readonly thumbnails?: Readonly<Partial<Record<GameShape, string | undefined>>> | undefined;
  /** URL of the game with real money. */
  readonly playHref?: string | undefined;
  /** URL of the game in demo mode. */
  readonly demoHref?: string | undefined;
  /** Badge at the start of the artwork. */
  readonly badge?: GameBadge | undefined;
  /** Return to player in words, for example “Returns 96.10 %”. */
  readonly returns?: string | undefined;
  /** Lowest and highest stake, for example “€ 0.10 – 100”. */
  readonly stake?: string | undefined;
  /** Current amount of the jackpot in place of the badge, for example “€ 1,204,881.27”. */
  readonly jackpot?: string | undefined;
  /**
   * Whether the game is a favourite of the player.
   * @default false
   */
  readonly favourite?: boolean | undefined;
  /** Reason why the game can't be played at the moment, with its label. */
  readonly closed?: { readonly reason: GameClosedReason; readonly label: string } | undefined;
}

export interface GameLabels {
  /** Label of the play button, for example “Play”. */
  readonly play: string;
  /** Label of the demo button, for example “Demo”. */
  readonly demo: string;
  /** Label of the favourite button, for example “Favourite”. */
  readonly favourite: string;
}

export interface GameEvents {
  /** Called when the player toggles a game's favourite. Without it there are no favourite buttons. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
  /** Called when a game is pressed for long on a touch screen, to open its `GameSheet`. */
  onSheetOpen?: ((id: string) => void) | undefined;
}

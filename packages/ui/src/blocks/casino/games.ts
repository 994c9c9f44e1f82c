import type { IconName } from '../../primitives/Icon/icons.ts';

export const gameBadgeKinds = ['new', 'top', 'exclusive', 'jackpot', 'drops'] as const;
export type GameBadgeKind = (typeof gameBadgeKinds)[number];

export const gameSizes = ['standard', 'wide', 'tall'] as const;
export type GameSize = (typeof gameSizes)[number];

/** Icons of the reasons why a game can't be played at the moment. */
export const gameClosedIcons = {
  country: 'not-here',
  maintenance: 'maintenance',
} as const satisfies Record<string, IconName>;

export type GameClosedReason = keyof typeof gameClosedIcons;

export interface GameBadge {
  readonly kind: GameBadgeKind;
  /** Text of the badge, for example “New” or “Drops”. */
  readonly label: string;
}

/** Game in the lobby. */
export interface Game {
  /** Id of the game. */
  readonly id: string;
  /** Name of the game. */
  readonly title: string;
  /** Name of the provider. */
  readonly provider: string;
  /** URL of the thumbnail. If it is missing or fails to load, the tile draws one. */
  readonly thumbnail?: string | undefined;
  /** URL of the game with real money. */
  readonly playHref?: string | undefined;
  /** URL of the game in demo mode. */
  readonly demoHref?: string | undefined;
  /** Badges, of which at most two are shown. */
  readonly badges?: readonly GameBadge[] | undefined;
  /** Current amount of the jackpot, for example “€ 1,204,881.27”. */
  readonly jackpot?: string | undefined;
  /**
   * Whether the game is a favourite of the player.
   * @default false
   */
  readonly favourite?: boolean | undefined;
  /** Reason why the game can't be played at the moment, with its label. */
  readonly closed?: { readonly reason: GameClosedReason; readonly label: string } | undefined;
  /**
   * Size of the tile in a grid.
   * @default 'standard'
   */
  readonly size?: GameSize | undefined;
}

export interface GameLabels {
  /** Label of the play button, for example “Play”. */
  readonly play: string;
  /** Label of the demo button, for example “Demo”. */
  readonly demo: string;
  /** Label of a game that is available in demo mode only, for example “Demo only”. */
  readonly demoOnly: string;
  /** Label of the favourite button, for example “Favourite”. */
  readonly favourite: string;
}

export interface GameEvents {
  /** Called when the player toggles a game's favourite. Without it there are no favourite buttons. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
  /** Called when a game is pressed on a touch screen, to open its `GameSheet`. Without it a press opens the game. */
  onSheetOpen?: ((id: string) => void) | undefined;
}

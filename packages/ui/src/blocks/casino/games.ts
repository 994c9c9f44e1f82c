import type { IconName } from '../../primitives/Icon/icons.ts';

export const gameBadgeKinds = ['new', 'top', 'exclusive', 'jackpot', 'drops'] as const;
export type GameBadgeKind = (typeof gameBadgeKinds)[number];

export const gameSizes = ['standard', 'wide', 'tall'] as const;
export type GameSize = (typeof gameSizes)[number];

/** Why a game can't be played now, and the icon beside the sentence. */
export const gameClosedIcons = {
  country: 'not-here',
  maintenance: 'maintenance',
} as const satisfies Record<string, IconName>;

export type GameClosedReason = keyof typeof gameClosedIcons;

export interface GameBadge {
  readonly kind: GameBadgeKind;
  /** Its word: "New", "Drops". */
  readonly label: string;
}

/** One game of the lobby. */
export interface Game {
  /** Identity of the game. */
  readonly id: string;
  /** Its name. */
  readonly title: string;
  /** Who made it. */
  readonly provider: string;
  /** Address of its picture; without one, or when it fails, the tile draws its own. */
  readonly picture?: string | undefined;
  /** Where it is played for money. */
  readonly playHref?: string | undefined;
  /** Where it is played for nothing. */
  readonly demoHref?: string | undefined;
  /** At most two are shown. */
  readonly badges?: readonly GameBadge[] | undefined;
  /** What its jackpot stands at: "€ 1,204,881.27". */
  readonly jackpot?: string | undefined;
  /** The player's favourite or not. @default false */
  readonly favourite?: boolean | undefined;
  /** It can't be played now: why, in words. */
  readonly closed?: { readonly reason: GameClosedReason; readonly label: string } | undefined;
  /** How much room it takes in a grid. @default 'standard' */
  readonly size?: GameSize | undefined;
}

export interface GameWords {
  /** Plays for money: "Play". */
  readonly play: string;
  /** Plays for nothing: "Demo". */
  readonly demo: string;
  /** A game that can only be played for nothing: "Demo only". */
  readonly demoOnly: string;
  /** Switches the star: "Favourite". */
  readonly favourite: string;
}

export interface GameEvents {
  /** The player switched the star of a game. Without it there are no stars. */
  onFavouriteChange?: ((id: string, favourite: boolean) => void) | undefined;
  /** A finger pressed a game: open its `GameSheet`. Without it a press goes straight to the game. */
  onSheetOpen?: ((id: string) => void) | undefined;
}

/** A coupon as a picture tells of it; every text as it is read. */
export interface PictureSlip {
  /** The brand's word. */
  readonly wordmark: string;
  /** "Express · 3 selections". */
  readonly title: string;
  readonly legs: readonly PictureLeg[];
  /** Total price, stake, returns: those that are known and may be shown, the most important last. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** "Code K7P2QX". */
  readonly code?: string | undefined;
  /** The coupon's link as a QR code. */
  readonly qr?: PictureSquares | undefined;
  /** Where the coupon can be had: the site's host. */
  readonly place: string;
  /** "Prices move. 18+" */
  readonly caution: string;
  /** "and 4 more selections". @param count how many are left out */
  more(count: number): string;
}

/** Squares row by row: whether each is dark. */
export type PictureSquares = readonly (readonly boolean[])[];

export interface PictureLeg {
  readonly event: string;
  readonly pick: string;
  readonly market: string;
  readonly price: string;
}

export type PictureInk =
  | 'surface'
  | 'line'
  | 'text'
  | 'muted'
  | 'brand'
  | 'onBrand'
  | 'onBrandMuted'
  | 'accent'
  | 'onAccent';

/** Faces of the brand, by what is written in them. */
export const pictureFaces = ['body', 'strong', 'heading', 'price'] as const;
export type PictureFace = (typeof pictureFaces)[number];

/** What is drawn, in units of a picture that is 400 wide. */
export type PicturePart =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: PictureInk;
      readonly isRound?: boolean;
    }
  | {
      readonly kind: 'squares';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly squares: PictureSquares;
    }
  | ({ readonly kind: 'text'; readonly text: string; readonly x: number; readonly y: number } & PictureStyle);

export interface PictureStyle {
  readonly face: PictureFace;
  readonly size: number;
  readonly ink: PictureInk;
  /** Whether `x` is where the text ends. */
  readonly isAtEnd?: boolean;
}

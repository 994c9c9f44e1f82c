/** Content of a coupon's share image; all texts are formatted for display. */
export interface PictureSlip {
  /** The brand's wordmark. */
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
  /** The site's host, where the coupon can be opened. */
  readonly place: string;
  /** "Prices move. 18+" */
  readonly caution: string;
  /**
   * "and 4 more selections".
   * @param count number of selections left out
   */
  more(count: number): string;
}

/** Squares row by row; true is dark. */
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

/** The brand's font styles, by use. */
export const pictureFaces = ['body', 'strong', 'heading', 'price'] as const;
export type PictureFace = (typeof pictureFaces)[number];

/** Drawing element, in units of an image 400 wide. */
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
  /** Whether `x` is the end of the text. */
  readonly isAtEnd?: boolean;
}

import type { QrSquares } from '../../../platform/qr/qrSquares.ts';

/** Content of a coupon's share image; all texts are formatted for display. */
export interface ShareImageContent {
  /** The brand's wordmark. */
  readonly wordmark: string;
  /** "Express · 3 selections". */
  readonly title: string;
  readonly legs: readonly ShareImageLeg[];
  /** Total price, stake, returns: those that are known and may be shown, the most important last. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** "Code K7P2QX". */
  readonly code?: string | undefined;
  /** The coupon's link as a QR code. */
  readonly qr?: QrSquares | undefined;
  /** The site's host, where the coupon can be opened. */
  readonly host: string;
  /** "Prices move. 18+" */
  readonly caution: string;
  /**
   * "and 4 more selections".
   * @param count number of selections left out
   */
  more(count: number): string;
}

export interface ShareImageLeg {
  readonly event: string;
  readonly pick: string;
  readonly market: string;
  readonly price: string;
}

export type ShareImageColor =
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
export const shareImageFonts = ['body', 'strong', 'heading', 'price'] as const;
export type ShareImageFont = (typeof shareImageFonts)[number];

/** Drawing element, in units of an image 400 wide. */
export type ShareImageElement =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly ink: ShareImageColor;
      readonly isRound?: boolean;
    }
  | {
      readonly kind: 'squares';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly squares: QrSquares;
    }
  | ({
      readonly kind: 'text';
      readonly text: string;
      readonly x: number;
      readonly y: number;
    } & ShareImageTextStyle);

export interface ShareImageTextStyle {
  readonly face: ShareImageFont;
  readonly size: number;
  readonly ink: ShareImageColor;
  /** True if `x` is the end of the text. */
  readonly isAtEnd?: boolean;
}

export const buttonTones = ['primary', 'strong', 'neutral', 'muted', 'danger', 'header'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonEmphases = ['solid', 'outline', 'plain'] as const;
export type ButtonEmphasis = (typeof buttonEmphases)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonWidths = ['content', 'full'] as const;
export type ButtonWidth = (typeof buttonWidths)[number];

export interface ButtonLook {
  /** What the action means; `primary` moves money, `strong` is the main action of any other form. @default 'neutral' */
  tone?: ButtonTone | undefined;
  /** How loud it is. @default 'solid' */
  emphasis?: ButtonEmphasis | undefined;
  /** How large it is. @default 'md' */
  size?: ButtonSize | undefined;
  /** As wide as its words, or as its place. @default 'content' */
  width?: ButtonWidth | undefined;
}

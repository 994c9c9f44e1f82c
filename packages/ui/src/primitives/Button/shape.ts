export const buttonTones = ['primary', 'strong', 'neutral', 'muted', 'danger', 'header', 'brand'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonEmphases = ['solid', 'outline', 'plain'] as const;
export type ButtonEmphasis = (typeof buttonEmphases)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export const buttonWidths = ['content', 'full'] as const;
export type ButtonWidth = (typeof buttonWidths)[number];

export interface ButtonLook {
  /**
   * Meaning of the action: `primary` moves money, `strong` is the main action of any other form. `header` and `brand`
   * suit the grounds of these names.
   * @default 'neutral'
   */
  tone?: ButtonTone | undefined;
  /**
   * Visual weight of the button.
   * @default 'solid'
   */
  emphasis?: ButtonEmphasis | undefined;
  /**
   * Size of the button.
   * @default 'md'
   */
  size?: ButtonSize | undefined;
  /**
   * Width: of its label or of its container.
   * @default 'content'
   */
  width?: ButtonWidth | undefined;
}

import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Referral.css.ts';

export interface ReferralBannersWords {
  /** "Banners". */
  readonly title: string;
  /** "Size". */
  readonly size: string;
  /** "Language". */
  readonly language: string;
  /** "Code for your page". */
  readonly code: string;
  /** "Copy the code". */
  readonly copy: string;
}

export interface ReferralBannersProps extends RootProps<HTMLElement> {
  /** Sizes to choose from: "300 × 250". */
  sizes: readonly SelectOption[];
  /** Size in use. */
  size: string;
  /** Languages to choose from. */
  languages: readonly SelectOption[];
  /** Language in use. */
  language: string;
  /** The banner, with its own text for readers. */
  preview: ReactNode;
  /** What is put into a page. */
  code: string;
  words: ReferralBannersWords;
  /** Says that the code was copied. */
  copied?: string | undefined;
  /** The player chose another size. */
  onSizeChange?: ((size: string) => void) | undefined;
  /** The player chose another language. */
  onLanguageChange?: ((language: string) => void) | undefined;
  /** The player wants the code in the clipboard. */
  onCopy?: (() => void) | undefined;
}

/** Banners for a page of the player's own, by size and language. Renders a `section`. */
export function ReferralBanners({
  sizes,
  size,
  languages,
  language,
  preview,
  code,
  words,
  copied,
  onSizeChange,
  onLanguageChange,
  onCopy,
  ...rest
}: ReferralBannersProps) {
  return (
    <Card {...rest}>
      <div className={css.banners}>
        <Heading level={2}>{words.title}</Heading>
        <div className={css.pair}>
          <Field label={words.size}>
            <Select options={sizes} value={size} onValueChange={onSizeChange} />
          </Field>
          <Field label={words.language}>
            <Select options={languages} value={language} onValueChange={onLanguageChange} />
          </Field>
        </div>
        <div className={css.preview}>{preview}</div>
        <Field label={words.code}>
          <Textarea readOnly value={code} />
        </Field>
        <Button icon="copy" width="full" onClick={onCopy}>
          {words.copy}
        </Button>
        <p role="status" className={css.copied}>
          {copied}
        </p>
      </div>
    </Card>
  );
}

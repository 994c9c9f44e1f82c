import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Referral.css.ts';

export interface ReferralBannersLabels {
  /** Title of the card, for example “Banners”. */
  readonly title: string;
  /** Label of the size field, for example “Size”. */
  readonly size: string;
  /** Label of the language field, for example “Language”. */
  readonly language: string;
  /** Label of the code field, for example “Code for your page”. */
  readonly code: string;
  /** Label of the copy button, for example “Copy the code”. */
  readonly copy: string;
}

export interface ReferralBannersProps extends RootProps<HTMLElement> {
  /** Available sizes, for example “300 × 250”. */
  sizes: readonly SelectOption[];
  /** Selected size. */
  size: string;
  /** Available languages. */
  languages: readonly SelectOption[];
  /** Selected language. */
  language: string;
  /** Preview of the banner, with its own text alternative. */
  preview: ReactNode;
  /** HTML code to embed in a page. */
  code: string;
  labels: ReferralBannersLabels;
  /** Confirmation that the code was copied. */
  copied?: string | undefined;
  /** Called when the player selects a size. */
  onSizeChange?: ((size: string) => void) | undefined;
  /** Called when the player selects a language. */
  onLanguageChange?: ((language: string) => void) | undefined;
  /** Called when the player copies the code. */
  onCopy?: (() => void) | undefined;
}

/** Embeddable banners for the player's own page, by size and language. Renders a `section`. */
export function ReferralBanners({
  sizes,
  size,
  languages,
  language,
  preview,
  code,
  labels,
  copied,
  onSizeChange,
  onLanguageChange,
  onCopy,
  ...rest
}: ReferralBannersProps) {
  return (
    <Card {...rest}>
      <div className={css.banners}>
        <Heading level={2}>{labels.title}</Heading>
        <div className={css.pair}>
          <Field label={labels.size}>
            <Select options={sizes} value={size} onValueChange={onSizeChange} />
          </Field>
          <Field label={labels.language}>
            <Select options={languages} value={language} onValueChange={onLanguageChange} />
          </Field>
        </div>
        <div className={css.preview}>{preview}</div>
        <Field label={labels.code}>
          <Textarea readOnly value={code} />
        </Field>
        <Button icon="copy" width="full" onClick={onCopy}>
          {labels.copy}
        </Button>
        <p role="status" className={css.copied}>
          {copied}
        </p>
      </div>
    </Card>
  );
}

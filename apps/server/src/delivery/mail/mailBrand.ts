import { contrastOf } from '@touchline/brand';
import type { MailSite } from './mailSite.ts';

/** Look of a brand's mails: its name on its colour. */
export interface MailBrand {
  readonly name: string;
  /** Colours as hexadecimal. */
  readonly background: string;
  readonly text: string;
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Returns the look of a site's mails. The name is white or black, whichever is easier to read on the brand's colour. */
export function mailBrandOf({ brand, config }: MailSite): MailBrand {
  const background = brand.book.pwa.themeColor;
  const text = contrastOf(WHITE, background) >= contrastOf(BLACK, background) ? WHITE : BLACK;
  return { name: config.companyName, background, text };
}

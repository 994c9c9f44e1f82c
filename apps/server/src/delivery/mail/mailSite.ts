import type { LoadedBrand } from '@touchline/brand/node';
import type { SiteConfig } from '@touchline/contract';

/** Data of a site that its mails need. */
export interface MailSite {
  readonly config: Pick<SiteConfig, 'companyName' | 'isDemoCashier' | 'languages' | 'defaultLanguage'>;
  readonly brand: Pick<LoadedBrand, 'book'>;
}

import { SeoBlock } from '@touchline/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import type { SeoContent } from '@touchline/contract';
import { useLazyBundle } from '../../platform/i18n/useLazyBundle.ts';
import { seoText } from './seo.store.ts';

/** The site's SEO text in the page's footer. */
export function SeoText() {
  const { content } = useSnapshot(seoText);
  const hasBundle = useLazyBundle('visit');
  // Cast: stored by reference, so the snapshot is the object itself.
  return content && hasBundle ? <Text content={content as SeoContent} /> : null;
}

function Text({ content: { content, style } }: { readonly content: SeoContent }) {
  const { t } = useTranslation('visit');
  const look = useCallback(
    (box: HTMLElement | null) => {
      for (const { name, value } of style) box?.style.setProperty(name, value);
    },
    [style],
  );
  return (
    <SeoBlock
      ref={look}
      label={t('seo.label')}
      nodes={content}
      moreLabel={t('seo.more')}
      lessLabel={t('seo.less')}
    />
  );
}

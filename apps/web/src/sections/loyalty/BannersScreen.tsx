import { useQuery } from '@tanstack/react-query';
import type { BringFriend } from '@touchline/contract';
import { languageOf } from '@touchline/contract/languages';
import { Link, ReferralBanners, Skeleton, Stack, Text } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../features/analytics/track.ts';
import { bringFriendQuery } from '../../features/loyalty/loyalty.api.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';
import { nativeName } from '../../platform/i18n/languages.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { copyText } from '../../platform/page/device.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { site } from '../../platform/site/site.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { bannerCode, bannerSizes, bannerStyles, type BannerSize } from './banner.ts';
import { useFriendLink } from './useFriendLink.ts';

/** Banners with the player's link, for pages of their own. */
export function Component() {
  const { t } = useTranslation('rewards');
  const { t: titles } = useTranslation('titles');
  usePageTitle(titles('of.bringFriendBanners'));
  const query = useQuery(bringFriendQuery);
  return (
    <Answered query={query} failed={t('friend.failed')} skeleton={<Skeleton shape="block" />}>
      {(data) => <Banners data={data} />}
    </Answered>
  );
}

function Banners({ data }: { readonly data: BringFriend }) {
  const { t } = useTranslation('rewards');
  const lang = useLang();
  const link = useFriendLink(data.code);
  const [size, setSize] = useState<BannerSize>('300x250');
  const [language, setLanguage] = useState(lang);
  const [copied, setCopied] = useState<string>();
  const words = useBannerWords(language);
  const colours = useBannerColours();
  const styles = bannerStyles({ size, colours });
  const { tag, direction } = languageOf(language);
  const code = bannerCode({ size, language, link, words, colours });
  const back = officePathsIn(lang).bring_friend;
  return (
    <Stack gap="md">
      <ReferralBanners
        sizes={bannerSizes.map((value) => ({ value, label: value.replace('x', ' × ') }))}
        size={size}
        languages={site().languages.map((value) => ({ value, label: nativeName(value) }))}
        language={language}
        preview={
          <div lang={tag} dir={direction} style={styles.root}>
            <span>{words.text}</span>
            <span style={styles.action}>{words.action}</span>
            <small style={styles.note}>{words.note}</small>
          </div>
        }
        code={code}
        labels={{
          title: t('banners.title'),
          size: t('banners.size'),
          language: t('banners.language'),
          code: t('banners.code'),
          copy: t('banners.copy'),
        }}
        copied={copied}
        onSizeChange={(value) => setSize(bannerSizes.find((one) => one === value) ?? size)}
        onLanguageChange={setLanguage}
        onCopy={() =>
          void copyText(code).then((isDone) => {
            setCopied(t(isDone ? 'banners.copied' : 'banners.copyFailed'));
            if (isDone) track('bring_friend', 'banner');
          })
        }
      />
      <Text tone="muted" size="label">
        {t('banners.rules')}
      </Text>
      {back !== undefined && <Link href={back}>{t('banners.back')}</Link>}
    </Stack>
  );
}

/** Texts of a banner in its own language; those of the page until they are loaded. */
function useBannerWords(language: string) {
  const lang = useLang();
  const [loaded, setLoaded] = useState(lang);
  useEffect(() => {
    let isCurrent = true;
    void loadBundles(language, ['rewards']).then(() => isCurrent && setLoaded(language));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const t = i18n.getFixedT(loaded, 'rewards');
  return {
    text: t('banners.text', { site: site().companyName }),
    action: t('banners.action'),
    note: t('banners.note'),
  };
}

/** Colours of the brand, read from the page. */
function useBannerColours() {
  const [colours, setColours] = useState({ ground: '#14233b', text: '#ffffff' });
  useEffect(() => {
    const styles = getComputedStyle(document.documentElement);
    const ground = styles.getPropertyValue('--ui-color-brand-bg').trim();
    const text = styles.getPropertyValue('--ui-color-brand-fg').trim();
    if (ground !== '' && text !== '') setColours({ ground, text });
  }, []);
  return colours;
}

import { ButtonLink, EmptyState, ErrorState, Inline } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { TopicView } from '../../../features/odds/useFeed.ts';
import { useApiWords } from '../../../platform/api/useApiWords.ts';
import { PhoneHeader } from '../../../platform/page/PhoneHeader.tsx';
import { useEventLinks } from '../links.ts';

/** The line doesn't have the match any more. */
export function MatchMissing() {
  const { t } = useTranslation('betting');
  const links = useEventLinks();
  return (
    <>
      <WayBack />
      <EmptyState
        icon="search"
        announced
        title={t('match.missing')}
        detail={t('match.missingText')}
        action={<ButtonLink href={links.more(undefined)}>{t('empty.toLive')}</ButtonLink>}
      />
    </>
  );
}

/** Neither the feed nor a call gave the match. */
export function MatchFailed({ topic }: { readonly topic: TopicView }) {
  const { t } = useTranslation(['betting', 'common']);
  const say = useApiWords();
  return (
    <>
      <WayBack />
      <ErrorState
        title={t('match.failed')}
        detail={say(topic.error)}
        retryLabel={t('common:actions.retry')}
        retrying={topic.retrying}
        onRetry={topic.retry}
      />
    </>
  );
}

/** Where the head of the match would stand on phones. */
function WayBack() {
  const { t } = useTranslation('betting');
  const links = useEventLinks();
  return (
    <PhoneHeader>
      <Inline pad="xs">
        <ButtonLink href={links.more(undefined)} tone="header" size="sm" icon="back">
          {t('title.live')}
        </ButtonLink>
      </Inline>
    </PhoneHeader>
  );
}

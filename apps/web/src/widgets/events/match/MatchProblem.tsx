import { ButtonLink, EmptyState, ErrorState, Inline, PhoneHeader } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { TopicView } from '../../../features/odds/feed/useFeed.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { useEventLinks } from '../links.ts';

/** Message for a match that can't be shown. */
export default function MatchProblem({ topic }: { readonly topic: TopicView }) {
  return topic.status === 'failed' ? <MatchFailed topic={topic} /> : <MatchMissing />;
}

/** Message for a match no longer in the line. */
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

/** Message for a match that neither the feed nor HTTP returned. */
function MatchFailed({ topic }: { readonly topic: TopicView }) {
  const { t } = useTranslation(['betting', 'common']);
  const errorMessage = useErrorMessage();
  return (
    <>
      <WayBack />
      <ErrorState
        title={t('match.failed')}
        detail={errorMessage(topic.error)}
        retryLabel={t('common:actions.retry')}
        retrying={topic.retrying}
        onRetry={topic.retry}
      />
    </>
  );
}

/** Back link in place of the match's header on phones. */
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

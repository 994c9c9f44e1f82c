import type { DataChange } from '@touchline/contract';
import { languageOf } from '@touchline/contract/languages';
import { AccountRow } from '@touchline/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dataHistoryQuery } from '../../../features/personalData/personalData.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { isolated } from '../../../platform/i18n/isolated.ts';
import { PagedList } from '../../../widgets/answer/PagedList.tsx';
import { leftToRight, usePersonalText } from './usePersonalText.ts';

/** Changes of the player's data, newest first: which, when, by whom, from what to what. */
export default function DataHistory() {
  const { t } = useTranslation('profile');
  const query = useInfiniteQuery(dataHistoryQuery);
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <PagedList
      title={t('history.title')}
      icon="history"
      query={query}
      labels={{
        empty: t('history.empty'),
        emptyDetail: t('history.emptyDetail'),
        failed: t('history.failed'),
        retry: t('retry'),
      }}
      moreLabel={t('history.more')}
    >
      {changes.map((change) => (
        <Change key={change.id} change={change} />
      ))}
    </PagedList>
  );
}

function Change({ change }: { readonly change: DataChange }) {
  const { t } = useTranslation(['profile', 'personal']);
  const format = useFormat();
  const textOf = useChangeText();
  const { field, at, by } = change;
  const seconds = Math.floor(at / 1000);
  const [before, after] = [textOf(change, change.before), textOf(change, change.after)];
  return (
    <AccountRow
      title={
        field === 'login' || field === 'email' || field === 'phone'
          ? t(`profile:history.${field}`)
          : t(`personal:field.${field}`)
      }
      detail={
        before === undefined
          ? t('profile:history.added', { after })
          : after === undefined
            ? t('profile:history.removed', { before })
            : t('profile:history.changed', { before, after })
      }
      aside={t('profile:history.when', {
        who: t(by === 'player' ? 'profile:history.you' : 'profile:history.support'),
        day: format.day(seconds),
        time: format.time(seconds),
      })}
    />
  );
}

/** Returns a stored value in words, isolated from the direction of the sentence around it. */
function useChangeText() {
  const { i18n } = useTranslation();
  const text = usePersonalText();
  return ({ field }: DataChange, value: string | undefined): string | undefined => {
    if (value === undefined) return undefined;
    const isMasked = value.includes('•');
    const isPlain = isMasked || field === 'login' || field === 'email' || field === 'phone';
    if (isPlain) return leftToRight(value);
    const shown = text(field, { [field]: field === 'document_type_id' ? Number(value) : value });
    return isolated(shown ?? value, languageOf(i18n.language).direction);
  };
}

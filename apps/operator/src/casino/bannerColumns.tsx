import type { OperatorBanner } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { ListColumn } from '../shared/list/listTypes.ts';
import { serverNow } from '../shared/serverClock.ts';
import { shownTime } from '../shared/times.ts';
import { positionColumn } from './catalogueColumns.tsx';

/** Returns the title of a banner by which operators know it. */
export const bannerTitle = ({ texts }: OperatorBanner): string =>
  texts['en']?.title ?? Object.values(texts)[0]?.title ?? '';
const siteOf = ({ siteId }: OperatorBanner): string => siteId ?? t('casino.allSites');

/** Returns what becomes of a banner at this moment. */
function stateOf({ isHidden, from, until }: OperatorBanner) {
  if (isHidden) return { tone: 'neutral', text: t('shownState.hidden') } as const;
  if (from > serverNow()) return { tone: 'pending', text: t('bannerState.planned') } as const;
  return until !== null && until <= serverNow()
    ? ({ tone: 'neutral', text: t('bannerState.over') } as const)
    : ({ tone: 'success', text: t('shownState.active') } as const);
}

/** Columns of the lobby's banners. */
export const bannerColumns: readonly ListColumn<OperatorBanner>[] = [
  { id: 'title', header: t('casino.column.title'), cell: bannerTitle, sortBy: bannerTitle },
  {
    id: 'kind',
    header: t('casino.column.kind'),
    cell: ({ kind }) => t(`bannerKind.${kind}`),
    sortBy: ({ kind }) => t(`bannerKind.${kind}`),
  },
  { id: 'site', header: t('casino.column.site'), cell: siteOf, sortBy: siteOf },
  { id: 'path', header: t('casino.column.path'), cell: ({ path }) => path, sortBy: ({ path }) => path },
  {
    id: 'game',
    header: t('casino.gameId'),
    numeric: true,
    cell: ({ gameId }) => gameId ?? '–',
    isExtra: true,
  },
  {
    id: 'from',
    header: t('casino.from'),
    numeric: true,
    cell: ({ from }) => shownTime(from),
    text: ({ from }) => new Date(from).toISOString(),
    sortBy: ({ from }) => from,
  },
  {
    id: 'until',
    header: t('casino.until'),
    numeric: true,
    cell: ({ until }) => (until === null ? '–' : shownTime(until)),
    text: ({ until }) => (until === null ? '' : new Date(until).toISOString()),
    sortBy: ({ until }) => until ?? Infinity,
  },
  positionColumn(),
  {
    id: 'state',
    header: t('casino.column.state'),
    cell: (banner) => <Badge tone={stateOf(banner).tone}>{stateOf(banner).text}</Badge>,
    text: (banner) => stateOf(banner).text,
    sortBy: (banner) => stateOf(banner).text,
  },
];

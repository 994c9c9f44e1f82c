import { Button, GameFilterBarSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { GamesPage } from '../../features/catalogue/catalogue.api.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { browserView, lazyView } from '../../platform/lazy/lazy.tsx';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { isNarrowed, manyFilters, noFilters, type GamesView } from './filterAddress.ts';
import { ANY, useFilterGroups } from './useFilterGroups.ts';

/** Popovers and fields of filters are a sixth of the page's code, and lists are usable without them. */
const FilterBar = browserView(() => import('./FilterBar.tsx'), GameFilterBarSkeleton);
const FilterSheet = lazyView(() => import('./FilterSheet.tsx'));

export interface GamesFiltersProps {
  readonly view: GamesView;
  readonly options: GamesPage['options'] | undefined;
  /** Number of games that match; undefined while they load. */
  readonly total: number | undefined;
  readonly iso: string;
  readonly isOfProvider: boolean;
  /** True if the page has a button for the filters of phones itself. */
  readonly hasOwnButton: boolean;
  readonly onChange: (part: Partial<GamesView>) => void;
}

/** Order and filters: buttons with popovers on desktops, a button with a sheet on phones. */
export function GamesFilters({ view, options, total, iso, onChange, ...page }: GamesFiltersProps) {
  const { t } = useTranslation('casino');
  const isDesk = useIsDesk();
  const figure = useNumber();
  const groups = useFilterGroups({ view, options, iso, isOfProvider: page.isOfProvider });
  const isChanged = isNarrowed(view) || view.order !== undefined;
  const count = manyFilters.reduce((sum, name) => sum + view[name].length, view.stake === undefined ? 0 : 1);
  const events = {
    onValueChange: (id: string, value: string) => onChange({ [id]: isDefault(value) ? undefined : value }),
    onValuesChange: (id: string, values: readonly string[]) => onChange({ [id]: values }),
    onReset: () => onChange(noFilters),
  };
  if (isDesk) {
    return (
      <FilterBar
        label={t('filter.title')}
        groups={groups}
        resetLabel={isChanged ? t('filter.reset') : undefined}
        {...events}
      />
    );
  }
  return (
    <>
      {!page.hasOwnButton && (
        <Button icon="filters" emphasis="outline" width="full" onClick={() => onChange({ isOpen: true })}>
          {count > 0 ? t('filter.chosen', { count }) : t('filter.title')}
        </Button>
      )}
      {view.isOpen && (
        <FilterSheet
          groups={groups}
          labels={{
            title: t('filter.title'),
            reset: t('filter.reset'),
            show: t('filter.show', { count: total ?? 0, number: figure(total ?? 0) }),
          }}
          onOpenChange={(isOpen) => onChange({ isOpen })}
          open
          {...events}
        />
      )}
    </>
  );
}

/** Returns whether a choice is that of the page without filters. */
const isDefault = (value: string): boolean => value === ANY || value === 'operator';

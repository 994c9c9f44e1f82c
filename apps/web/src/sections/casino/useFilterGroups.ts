import { gameOrders, type GameFeature, type GameTag } from '@touchline/contract/casino';
import type { GameFilterGroup, GameFilterOption } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { GamesPage } from '../../features/catalogue/catalogue.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import type { GamesView, ManyFilter } from './filterAddress.ts';
import { stakesOf } from './stakes.ts';
import { volatilityKey } from './volatility.ts';

type Options = GamesPage['options'];

export interface FilterGroupsOptions {
  readonly view: GamesView;
  /** Options of the list's first page; undefined while it loads. */
  readonly options: Options | undefined;
  /** Currency of stakes. */
  readonly iso: string;
  /** True on a provider's page, whose provider is no choice. */
  readonly isOfProvider: boolean;
}

/** Id of the choice that doesn't narrow a list. */
export const ANY = 'any';

/** Returns the order and the filters of a list of games with the number of games of each option. */
export function useFilterGroups({
  view,
  options,
  iso,
  isOfProvider,
}: FilterGroupsOptions): readonly GameFilterGroup[] {
  const { t } = useTranslation('casino');
  const format = useFormat();
  const figure = useNumber();
  const named = (
    counted: Options['features'] | undefined,
    label: (value: string, given: string) => string,
  ): readonly GameFilterOption[] =>
    (counted ?? []).map(({ value, label: given, games }) => ({
      value,
      label: label(value, given),
      count: figure(games),
      disabled: games === 0,
    }));
  const many = (id: ManyFilter, of: readonly GameFilterOption[]) => ({
    id,
    label: t(`filter.${id}`),
    values: view[id],
    options: of,
    summary: summaryOf(t(`filter.${id}`), view[id], of),
  });
  const order = view.order ?? 'operator';
  const stake = view.stake ?? ANY;
  const stakes = [
    { value: ANY, label: t('filter.any') },
    ...stakesOf(iso).map((value) => ({ value, label: format.money(value, iso) })),
  ];
  const stakeLabel = stakes.find(({ value }) => value === stake)?.label ?? format.money(stake, iso);
  const groups: readonly (GameFilterGroup | false)[] = [
    {
      kind: 'one',
      id: 'order',
      label: t('filter.order'),
      value: order,
      summary: t('filter.state', { name: t('filter.order'), value: t(`order.${order}`) }),
      options: gameOrders.map((value) => ({ value, label: t(`order.${value}`) })),
    },
    {
      kind: 'many',
      ...many(
        'feature',
        named(options?.features, (value) => t(`feature.${value as GameFeature}`)),
      ),
    },
    {
      kind: 'many',
      ...many(
        'volatility',
        named(options?.volatility, (value) => t(volatilityKey(Number(value)))),
      ),
    },
    {
      kind: 'segments',
      id: 'stake',
      label: t('filter.stake'),
      value: stake,
      options: stakes,
      summary: t('filter.state', { name: t('filter.stake'), value: stakeLabel }),
    },
    {
      kind: 'many',
      ...many(
        'tag',
        named(options?.tags, (value) => t(`tag.${value as GameTag}`)),
      ),
    },
    !isOfProvider && {
      kind: 'searched',
      ...many(
        'provider',
        named(options?.providers, (_, given) => given),
      ),
      labels: {
        search: t('provider.search'),
        clear: t('filter.clear'),
        none: t('provider.none'),
      },
    },
  ];
  return groups.filter((group) => group !== false);

  function summaryOf(name: string, values: readonly string[], of: readonly GameFilterOption[]): string {
    const [first] = values;
    if (first === undefined) return t('filter.state', { name, value: t('filter.any') });
    const value = of.find((option) => option.value === first)?.label ?? first;
    const more = figure(values.length - 1);
    return t('filter.state', { name, value: values.length > 1 ? t('filter.more', { value, more }) : value });
  }
}

import { foldViewId, formatOdds, oddsFormat, parseOdds } from '@touchline/betting';
import type { Setting } from '@touchline/ui';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { nativeName } from '../../platform/i18n/languages.ts';
import { isAvailable, site } from '../../platform/site/site.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { columnRows, listRows, matchRows } from './settingRows.ts';
import { LazyZoneField } from './LazyZoneField.tsx';
import { settings } from './settings.store.ts';

const example = parseOdds('2.5');

export interface SettingGroup {
  readonly id: string;
  /** Heading; the first group has none. */
  readonly title?: string | undefined;
  readonly rows: readonly Setting[];
}

/**
 * Groups of settings with current values and options, in order.
 * @param lang address segment of the current language
 * @param languages segments of the available languages
 */
export function useSettingGroups(lang: string, languages: readonly string[]): SettingGroup[] {
  const { t } = useTranslation('settings');
  const shown = useSnapshot(settings);
  const isDesk = useIsDesk();
  const expresses = useExpressRows();
  const groups = [
    { id: 'general', rows: useGeneralRows(lang, languages) },
    { id: 'look', title: t('groups.look'), rows: useLookRows() },
    { id: 'lists', title: t('groups.lists'), rows: [...listRows(t, shown), ...expresses] },
    { id: 'match', title: t('groups.match'), rows: matchRows(t, shown) },
  ];
  return isDesk ? [...groups, { id: 'page', title: t('groups.page'), rows: columnRows(t, shown) }] : groups;
}

/** Settings for language, odds format and time. */
function useGeneralRows(lang: string, languages: readonly string[]): Setting[] {
  const { t } = useTranslation('settings');
  const { coefViewId, appViewType, is12h } = useSnapshot(settings);
  const { oddsViews } = site();
  return [
    {
      id: 'coefViewId',
      kind: 'select',
      label: t('odds.label'),
      value: String(coefViewId),
      options: oddsViews.map((id) => ({
        value: String(foldViewId(id, appViewType)),
        label: `${t(`odds.${oddsFormat(id)}`)} · ${formatOdds(example, id)}`,
      })),
    },
    {
      id: 'language',
      kind: 'select',
      label: t('language'),
      value: lang,
      options: languages.map((segment) => ({ value: segment, label: nativeName(segment) })),
    },
    {
      id: 'timeZone',
      kind: 'control',
      control: createElement(LazyZoneField),
    },
    {
      id: 'is12h',
      kind: 'segments',
      label: t('clock.label'),
      value: is12h ? '12' : '24',
      options: [
        { value: '24', label: t('clock.h24') },
        { value: '12', label: t('clock.h12') },
      ],
    },
  ];
}

/** Settings for ready-made expresses. */
function useExpressRows(): Setting[] {
  const { t } = useTranslation('settings');
  const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay } = useSnapshot(settings);
  if (!isAvailable('express-day')) return [];
  return [
    {
      id: 'isAccumulatorOfTheDay',
      kind: 'switch',
      label: t('express.line'),
      value: isAccumulatorOfTheDay,
    },
    {
      id: 'isLiveAccumulatorOfTheDay',
      kind: 'switch',
      label: t('express.live'),
      value: isLiveAccumulatorOfTheDay,
    },
  ];
}

/** Settings for appearance. The mode for visually impaired users overrides appearance and text size. */
function useLookRows(): Setting[] {
  const { t } = useTranslation('settings');
  const { appTheme, isAppCompactView, appFontSize, visuallyImpairedMode } = useSnapshot(settings);
  const rows: Setting[] = [
    {
      id: 'appTheme',
      kind: 'segments',
      label: t('mode.label'),
      value: String(appTheme),
      options: [
        { value: '3', label: t('mode.system') },
        { value: '0', label: t('mode.light') },
        { value: '1', label: t('mode.dark') },
        { value: '2', label: t('mode.contrast') },
      ],
    },
    {
      id: 'isAppCompactView',
      kind: 'segments',
      label: t('density.label'),
      value: String(isAppCompactView),
      options: [
        { value: '2', label: t('density.device') },
        { value: '0', label: t('density.comfortable') },
        { value: '1', label: t('density.compact') },
      ],
    },
    {
      id: 'appFontSize',
      kind: 'select',
      label: t('text.label'),
      value: String(appFontSize),
      options: [
        { value: '0', label: t('text.normal') },
        { value: '1', label: t('text.large') },
        { value: '2', label: t('text.larger') },
        { value: '3', label: t('text.largest') },
      ],
    },
    {
      id: 'visuallyImpairedMode',
      kind: 'switch',
      label: t('vision.label'),
      hint: t('vision.hint'),
      value: visuallyImpairedMode,
    },
  ];
  const decided = new Set(visuallyImpairedMode ? ['appTheme', 'appFontSize'] : []);
  return rows.filter(({ id }) => !decided.has(id));
}

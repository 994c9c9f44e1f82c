import { priceMoves, type Setting } from '@touchline/ui';
import type { TFunction } from 'i18next';
import { marketDisplays, type Settings } from './settings.schema.ts';

type T = TFunction<'settings'>;
type Flag = { [K in keyof Settings]: Settings[K] extends 0 | 1 ? K : never }[keyof Settings];

/**
 * Row of a switch stored as 0 or 1.
 * @param onIs the value shown as on
 */
function flagRow(
  settings: Readonly<Settings>,
  id: Flag,
  words: Pick<Extract<Setting, { kind: 'switch' }>, 'label' | 'hint'>,
  onIs = 1,
): Setting {
  return { ...words, id, kind: 'switch', value: settings[id] === onIs };
}

/** Settings for the layout of match lists and the content of their rows. */
export function listRows(t: T, settings: Readonly<Settings>): Setting[] {
  const columns: Setting = {
    id: 'marketDisplaySettings',
    kind: 'select',
    label: t('columns.label'),
    value: String(settings.marketDisplaySettings),
    options: marketDisplays.map((display, index) => ({
      value: String(index),
      label: t(`columns.${display}`),
    })),
  };
  const byCountry: Setting = {
    id: 'isGroupByCountry',
    kind: 'switch',
    label: t('byCountry'),
    value: settings.isGroupByCountry,
  };
  return [
    {
      id: 'appViewType',
      kind: 'segments',
      label: t('view.label'),
      hint: t('view.hint'),
      value: String(settings.appViewType),
      options: [
        { value: '0', label: t('view.european') },
        { value: '1', label: t('view.asian') },
      ],
    },
    // The Asian layout has its own columns.
    ...(settings.appViewType === 0 ? [columns] : []),
    {
      id: 'marketsNameType',
      kind: 'segments',
      label: t('names.label'),
      value: String(settings.marketsNameType),
      options: [
        { value: '0', label: t('names.full') },
        { value: '1', label: t('names.short') },
      ],
    },
    {
      id: 'coefIndicationType',
      kind: 'select',
      label: t('moves.label'),
      value: String(settings.coefIndicationType),
      options: priceMoves.map((moves, index) => ({ value: String(index), label: t(`moves.${moves}`) })),
    },
    byCountry,
    flagRow(settings, 'isBestMatchesOnTop', { label: t('bestOnTop') }),
    flagRow(settings, 'isTeamLogosInCoupon', { label: t('logos.label'), hint: t('logos.hint') }),
    flagRow(settings, 'isDetailedScore', { label: t('detailedScore.label'), hint: t('detailedScore.hint') }),
    flagRow(settings, 'isShowGameId', { label: t('gameId') }),
    flagRow(settings, 'isBetGenerator', { label: t('generator') }),
    flagRow(settings, 'isShowSportsOnly', { label: t('sportsOnly.label'), hint: t('sportsOnly.hint') }),
    flagRow(settings, 'isAppLightVersion', { label: t('light.label'), hint: t('light.hint') }),
  ];
}

/** Settings for what a match's page shows in addition to markets. */
export function matchRows(t: T, settings: Readonly<Settings>): Setting[] {
  return [
    flagRow(settings, 'zoneState', { label: t('zone') }, 0),
    flagRow(settings, 'isGoalMoment', { label: t('goalMoment.label'), hint: t('goalMoment.hint') }),
    flagRow(settings, 'isMoveVideoOnScroll', {
      label: t('videoOnScroll.label'),
      hint: t('videoOnScroll.hint'),
    }),
    flagRow(settings, 'isDisplayStatsInNewWindow', { label: t('statsWindow') }),
  ];
}

/** Settings for wide screens: the columns next to the page, and the keyboard. */
export function columnRows(t: T, settings: Readonly<Settings>): Setting[] {
  return [
    flagRow(settings, 'leftSectionDisplayState', { label: t('leftColumn') }, 0),
    flagRow(settings, 'rightSectionDisplayState', { label: t('rightColumn') }, 0),
    {
      id: 'hasShortcuts',
      kind: 'switch',
      label: t('shortcuts.label'),
      hint: t('shortcuts.hint'),
      value: settings.hasShortcuts,
    },
  ];
}

import { useQuery } from '@tanstack/react-query';
import type { SettingsGroup } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../features/notifications/notifications.store.ts';
import { pushQuery, turnPushOff, turnPushOn, type PushState } from '../../features/push/push.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { logFailure } from '../../platform/log/log.ts';
import { site } from '../../platform/site/site.ts';

/** Id of the switch of this device. */
const DEVICE = 'push_device';

/** Kinds of notifications on devices, and whether they show amounts. */
export const pushIds = [
  'enable_push_deposit',
  'enable_push_bets',
  'enable_push_news',
  'enable_push_amounts',
] as const;

export interface PushGroup {
  readonly isPending: boolean;
  /** Undefined if the site sends no notifications. */
  readonly group: SettingsGroup | undefined;
  readonly isOn: boolean;
  /** Turns the device's notifications on or off; returns whether the switch is the device's. */
  turn(id: string, value: boolean): boolean;
}

/**
 * Returns the settings of notifications on this device. The browser's question appears only by the switch.
 * @param values the account's settings by id
 */
export function usePushGroup(values: ReadonlyMap<string, boolean>): PushGroup {
  const { t } = useTranslation('settings');
  const { player } = useSession();
  const isApp = site().visit?.isPwa === true;
  const { data, isPending } = useQuery({ ...pushQuery, enabled: isApp });
  const [turning, setTurning] = useState<boolean>();
  const key = data?.publicKey ?? null;
  const isOn = turning ?? data?.device === 'on';

  async function change(value: boolean): Promise<void> {
    if (key === null || !player) return;
    setTurning(value);
    try {
      await (value ? turnPushOn(player.id, key) : turnPushOff());
    } catch (error) {
      logFailure('The notifications of this device could not be changed.', error);
      notify({ kind: 'error', title: t(value ? 'mailing.device.failed' : 'mailing.device.failedOff') });
    } finally {
      setTurning(undefined);
    }
  }

  const settingOf = (id: (typeof pushIds)[number]) => ({
    id,
    kind: 'switch' as const,
    label: t(`mailing.${id}`),
    hint: id === 'enable_push_amounts' ? t('mailing.device.amountsHint') : undefined,
    value: values.get(id) ?? false,
  });
  const group = data &&
    key !== null && {
      id: 'push',
      title: t('mailing.push'),
      settings: [
        {
          id: DEVICE,
          kind: 'switch' as const,
          label: t('mailing.device.label'),
          hint: t(`mailing.device.${HINTS[data.device]}`),
          value: isOn,
          disabled: turning !== undefined || !CHANGEABLE.includes(data.device),
        },
        ...(isOn ? pushIds.map(settingOf) : []),
      ],
    };

  return {
    isPending: isApp && isPending,
    group: group || undefined,
    isOn,
    turn(id, value) {
      if (id === DEVICE) void change(value);
      return id === DEVICE;
    },
  };
}

const CHANGEABLE: readonly PushState['device'][] = ['on', 'off'];

const HINTS = {
  on: 'hint',
  off: 'hint',
  blocked: 'blocked',
  install: 'install',
  unsupported: 'unsupported',
} as const satisfies Readonly<Record<PushState['device'], string>>;

import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { answer, playerApi } from '../../platform/api/api.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { currentSubscription, hasPushSupport, hasToInstall, keysOf, subscribeDevice } from './device.ts';

/** Key of the player whose notifications this device gets. */
const OWNER = 'push.owner';

// Keys that begin with `player` are cleared when the player changes.
const KEY = ['player', 'push'] as const;

/** Notifications on this device. */
export interface PushState {
  /**
   * `unsupported`: the browser can't show any. `install`: only after the site was put on the home screen. `blocked`: the
   * player has forbidden them in the browser.
   */
  readonly device: 'unsupported' | 'install' | 'blocked' | 'off' | 'on';
  /** Key by which the device subscribes; null if the site sends no notifications. */
  readonly publicKey: string | null;
}

/** The state of notifications on this device. */
export const pushQuery = queryOptions({ queryKey: KEY, queryFn: pushState });

async function pushState(): Promise<PushState> {
  const endpoint = (await currentSubscription())?.endpoint ?? null;
  const { publicKey, isOn } = await answer(playerApi.POST('/web-api/push/state', { body: { endpoint } }));
  if (!hasPushSupport()) return { device: hasToInstall() ? 'install' : 'unsupported', publicKey };
  if (Notification.permission === 'denied') return { device: 'blocked', publicKey };
  return { device: isOn && Notification.permission === 'granted' ? 'on' : 'off', publicKey };
}

const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });

/**
 * Turns notifications on: asks the browser's question, subscribes the device, and stores it for the player. A player who
 * refuses the question leaves them off. Call it in a handler of the player's press.
 * @throws ApiError, or an Error of the browser
 */
export async function turnPushOn(playerId: string, publicKey: string): Promise<void> {
  try {
    if ((await Notification.requestPermission()) === 'granted') await store(playerId, publicKey);
  } finally {
    await refresh();
  }
}

async function store(playerId: string, publicKey: string): Promise<void> {
  const subscription = await subscribeDevice(publicKey);
  try {
    await answer(playerApi.POST('/web-api/push/subscriptions', { body: keysOf(subscription) }));
    deviceStorage.write(OWNER, playerId);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/**
 * Turns notifications off on this device.
 * @throws ApiError: the platform doesn't know yet, but the device gets none any more
 */
export async function turnPushOff(): Promise<void> {
  try {
    const endpoint = await forgetDevice();
    if (endpoint !== undefined)
      await answer(playerApi.POST('/web-api/push/subscriptions/remove', { body: { endpoint } }));
  } finally {
    await refresh();
  }
}

/** Ends the device's subscription; its push service then reports it to the platform as gone. Returns its address. */
async function forgetDevice(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  deviceStorage.remove(OWNER);
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

const owner = () => deviceStorage.read(OWNER, v.string());

/** Ends the notifications of a player who signs out: others may use the device. */
export async function stopPush(): Promise<void> {
  if (owner() !== undefined) await forgetDevice();
}

/**
 * Ends notifications of another player on this device, and renews the subscription of this one if the browser has
 * dropped it. Never asks the player.
 */
export async function keepPush(playerId: string): Promise<void> {
  const before = owner();
  if (before === undefined) return;
  if (before !== playerId) {
    await forgetDevice();
    return;
  }
  const { device, publicKey } = await pushState();
  if (device === 'off' && publicKey !== null && Notification.permission === 'granted')
    await store(playerId, publicKey);
}

import { useSnapshot } from 'valtio/react';
import { proxy, snapshot, type Snapshot } from 'valtio/vanilla';
import { useHydrated } from '../page/hydration.ts';

const initialStates = new WeakMap<object, unknown>();

/** Creates a valtio store whose state the device restores at the start. */
export function deviceStore<State extends object>(state: State): State {
  const store = proxy(state);
  initialStates.set(store, snapshot(store));
  return store;
}

/**
 * Snapshot of a device store; renders again when what was read changes. The server renders the initial state, and so
 * does the app while it continues the server's page.
 */
export function useDeviceStore<State extends object>(store: State): Snapshot<State> {
  const restored = useSnapshot(store);
  // Cast: `deviceStore` has put the snapshot of this very store there.
  return useHydrated() ? restored : (initialStates.get(store) as Snapshot<State>);
}

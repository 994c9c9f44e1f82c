import { useEffect, useReducer } from 'preact/hooks';

/** State with subscribers. */
export interface Store<State extends object> {
  readonly get: () => State;
  readonly set: (patch: Partial<State>) => void;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Creates a store; every `set` makes a new object and notifies all subscribers. */
export function createStore<State extends object>(first: State): Store<State> {
  let state = first;
  const subscribers = new Set<() => void>();
  return {
    get: () => state,
    set: (patch) => {
      state = { ...state, ...patch };
      for (const onChange of subscribers) onChange();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => void subscribers.delete(onChange);
    },
  };
}

/** Returns the store's state and renders the component again when it changes. */
export function useStore<State extends object>(store: Store<State>): State {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.subscribe(() => render(undefined as never)), [store]);
  return store.get();
}

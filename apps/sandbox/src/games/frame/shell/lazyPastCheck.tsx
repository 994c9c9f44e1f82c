import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFrame } from './frame.ts';

/** Returns the check of past rounds, whose rules are loaded when it is first shown. */
export function lazyPastCheck(): FunctionComponent {
  let loaded: FunctionComponent | undefined;
  return function LazyPastCheck() {
    const { texts } = useFrame();
    const [, render] = useState(loaded);
    useEffect(() => {
      if (loaded) return;
      void import('../check/PastCheck.tsx').then(({ PastCheck }) => {
        loaded = PastCheck;
        render(() => PastCheck);
      });
    }, []);
    const View = loaded;
    return View ? <View /> : <p className="muted">{texts.t('loading')}</p>;
  };
}

import { lazyComponent } from '@touchline/ui';
import type { ComponentType } from 'react';
import { LoadingPage } from './LoadingPage.tsx';

/** Screen whose code is loaded when it is first opened. */
export const screen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyComponent(load, LoadingPage);

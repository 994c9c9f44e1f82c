import { lazyComponent } from '../../theme/lazy.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ComboboxProps } from './Combobox.tsx';

/** `Combobox` whose code is loaded when the first one is rendered, for forms that rarely need it. */
export const LazyCombobox = lazyComponent<ComboboxProps<string>>(
  async () => (await import('./Combobox.tsx')).Combobox,
  () => <Skeleton shape="control" />,
);

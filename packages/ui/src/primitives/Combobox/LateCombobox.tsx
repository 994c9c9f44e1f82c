import { late } from '../../theme/late.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ComboboxProps } from './Combobox.tsx';

/** `Combobox` whose code is loaded when the first one is rendered, for forms that rarely need it. */
export const LateCombobox = late<ComboboxProps<string>>(
  async () => (await import('./Combobox.tsx')).Combobox,
  () => <Skeleton shape="control" />,
);

import { late } from '../../theme/late.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ComboboxProps } from './Combobox.tsx';

/** A `Combobox` whose list and search are loaded with the first field that has one, for forms that seldom do. */
export const LateCombobox = late<ComboboxProps<string>>(
  async () => (await import('./Combobox.tsx')).Combobox,
  () => <Skeleton shape="control" />,
);

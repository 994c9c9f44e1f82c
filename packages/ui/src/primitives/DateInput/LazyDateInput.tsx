import { lazyComponent } from '../../theme/lazy.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DateInputProps } from './DateInput.tsx';

/** `DateInput` whose code is loaded when the first one is rendered, for forms that rarely need it. */
export const LazyDateInput = lazyComponent<DateInputProps>(
  async () => (await import('./DateInput.tsx')).DateInput,
  () => <Skeleton shape="control" />,
);

import { late } from '../../theme/late.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DateInputProps } from './DateInput.tsx';

/** A `DateInput` that is loaded with the first field that has one, for forms that seldom do. */
export const LateDateInput = late<DateInputProps>(
  async () => (await import('./DateInput.tsx')).DateInput,
  () => <Skeleton shape="control" />,
);

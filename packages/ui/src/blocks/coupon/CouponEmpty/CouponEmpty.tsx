import { EmptyState, type EmptyStateProps } from '../../../primitives/EmptyState/EmptyState.tsx';

export type CouponEmptyProps = Omit<EmptyStateProps, 'icon' | 'announced'>;

/** A coupon without selections: one sentence and one way on. Renders a `div`. */
export function CouponEmpty(props: CouponEmptyProps) {
  return <EmptyState {...props} icon="coupon" />;
}

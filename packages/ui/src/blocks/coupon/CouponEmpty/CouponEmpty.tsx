import { EmptyState, type EmptyStateProps } from '../../../primitives/EmptyState/EmptyState.tsx';

export type CouponEmptyProps = Omit<EmptyStateProps, 'icon' | 'announced'>;

/** Empty state of the coupon: a message and an action. Renders a `div`. */
export function CouponEmpty(props: CouponEmptyProps) {
  return <EmptyState {...props} icon="coupon" />;
}

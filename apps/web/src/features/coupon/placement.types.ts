import type { CouponRefusal } from '@touchline/contract';
import type { PlacedCoupon } from './coupon.api.ts';
import type { Intent } from './coupon.types.ts';

/** Where the placement of the coupon stands. */
export type Placement =
  | { readonly state: 'draft' }
  | { readonly state: 'submitting'; readonly intent: Intent }
  /** The answer was lost; the server is asked by key. */
  | { readonly state: 'unknown'; readonly intent: Intent }
  | { readonly state: 'pending'; readonly intent: Intent; readonly coupon: PlacedCoupon }
  | { readonly state: 'accepted'; readonly coupon: PlacedCoupon }
  | { readonly state: 'needsConfirm'; readonly refusal: CouponRefusal }
  | { readonly state: 'rejected'; readonly refusal: CouponRefusal };

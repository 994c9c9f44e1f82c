import type { IconName } from '../../../primitives/Icon/icons.ts';
import { PlacementFrame, type PlacementTone } from './PlacementFrame.tsx';
import type { PlacementLabels } from './PlacementStatus.tsx';

export const refusalKinds = [
  'other',
  'price',
  'suspended',
  'amount',
  'limit',
  'funds',
  'duplicate',
  'account',
  'ownLimit',
] as const;
export type RefusalKind = (typeof refusalKinds)[number];

/**
 * Refusals that the player can resolve, for example by waiting or with a smaller stake, are warnings; others are
 * errors. The player's own limit is neither.
 */
const looks = {
  other: { icon: 'error', tone: 'danger' },
  price: { icon: 'swap', tone: 'warning' },
  suspended: { icon: 'clock', tone: 'warning' },
  amount: { icon: 'coin', tone: 'warning' },
  limit: { icon: 'alert', tone: 'warning' },
  funds: { icon: 'wallet', tone: 'warning' },
  duplicate: { icon: 'copy', tone: 'warning' },
  account: { icon: 'lock', tone: 'danger' },
  ownLimit: { icon: 'shield', tone: 'neutral' },
} as const satisfies Record<RefusalKind, { icon: IconName; tone: PlacementTone }>;

export interface PlacementRefusedProps extends PlacementLabels {
  /**
   * Type of the reason. A limit that the player set isn't an error.
   * @default 'other'
   */
  kind?: RefusalKind | undefined;
}

/** Bet that the platform refused, with the reason and actions. Renders an alert. */
export function PlacementRefused({ kind = 'other', ...words }: PlacementRefusedProps) {
  return <PlacementFrame {...words} {...looks[kind]} role="alert" />;
}

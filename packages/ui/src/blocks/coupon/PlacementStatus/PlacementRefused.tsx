import type { IconName } from '../../../primitives/Icon/icons.ts';
import { PlacementFrame, type PlacementTone } from './PlacementFrame.tsx';
import type { PlacementWords } from './PlacementStatus.tsx';

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

/** What the player can mend by waiting or by a smaller step is a warning, what has to be left is an error. */
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

export interface PlacementRefusedProps extends PlacementWords {
  /** What kind of reason it is: a limit that the player set is no error. @default 'other' */
  kind?: RefusalKind | undefined;
}

/** The platform refused the bet, with its reason and the way on. Renders an alert. */
export function PlacementRefused({ kind = 'other', ...words }: PlacementRefusedProps) {
  return <PlacementFrame {...words} {...looks[kind]} role="alert" />;
}

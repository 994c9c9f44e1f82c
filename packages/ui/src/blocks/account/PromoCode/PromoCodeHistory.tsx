import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountRow } from '../AccountRow/AccountRow.tsx';
import { ListCard, type ListStateProps, type ListLabels } from '../ListCard/ListCard.tsx';

export const promoCodeStates = ['active', 'used', 'expired'] as const;
export type PromoCodeState = (typeof promoCodeStates)[number];

const stateTones = { active: 'boost', used: 'success', expired: 'neutral' } as const satisfies Record<
  PromoCodeState,
  BadgeTone
>;

export interface UsedPromoCode {
  readonly id: string;
  /** Promo code. */
  readonly code: string;
  /** Benefit and expiry, for example “Free bet · until 30 Nov”. */
  readonly about: string;
  readonly amount?: string | undefined;
  readonly state: PromoCodeState;
  /** Label of `state`. */
  readonly stateLabel: string;
}

export interface PromoCodeHistoryProps extends RootProps<HTMLElement>, ListStateProps {
  /** Codes, newest first. */
  codes: readonly UsedPromoCode[];
  /** Title of the list, for example “Your promo codes”. */
  title: string;
  labels: ListLabels;
}

/** Player's promo codes. Renders a `section`. */
export function PromoCodeHistory({ codes, title, labels, ...rest }: PromoCodeHistoryProps) {
  return (
    <ListCard {...rest} title={title} labels={labels} icon="promo">
      {codes.map(({ id, code, about, amount, state, stateLabel }) => (
        <AccountRow
          key={id}
          icon="promo"
          tone={state === 'active' ? 'boost' : 'neutral'}
          title={code}
          detail={about}
          value={amount}
          aside={<Badge tone={stateTones[state]}>{stateLabel}</Badge>}
        />
      ))}
    </ListCard>
  );
}

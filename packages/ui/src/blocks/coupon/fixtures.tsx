import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { BonusRow } from './BonusRow/BonusRow.tsx';
import { CouponHeadActions } from './CouponHeadActions/CouponHeadActions.tsx';
import { CouponLeg } from './CouponLeg/CouponLeg.tsx';
import { CouponTotals } from './CouponTotals/CouponTotals.tsx';
import { PlaceBetButton } from './PlaceBetButton/PlaceBetButton.tsx';
import { PriceAcceptanceNote } from './PriceAcceptanceNote/PriceAcceptanceNote.tsx';
import { StakeField } from './StakeField/StakeField.tsx';

/** Parts of a coupon with three selections, for stories. */

export const quickAmounts = ['€ 5', '€ 10', '€ 25', '€ 50', 'Max'].map((label) => ({ id: label, label }));

export const padLabels = {
  label: 'Number pad',
  backspaceLabel: 'Delete, hold to clear',
  doneLabel: 'Done',
};

export const types = [
  { value: 'single', label: 'Singles' },
  { value: 'express', label: 'Express' },
  { value: 'system', label: 'System 2/3' },
];

export const usualTypes = [
  { value: 'single', label: 'Singles' },
  { value: 'express', label: 'Express' },
  { value: 'system', label: 'System' },
];

export const moreTypes = [
  { value: 'chain', label: 'Chain', hint: 'One after another: what is won is staked on the next.' },
  { value: 'multi', label: 'Multi-bet', hint: 'A system over blocks of selections.' },
  { value: 'conditional', label: 'Conditional', hint: 'Blocks in order, each with its own stake.' },
  { value: 'anti', label: 'Anti-express', hint: 'Wins when one selection or more loses.' },
  { value: 'lucky', label: 'Lucky', unavailable: 'Takes 2 to 8 selections of different matches.' },
  { value: 'patent', label: 'Patent', unavailable: 'Takes 3 to 8 selections of different matches.' },
];

export const systemOptions = [
  { value: '2', label: '2 of 5', combinations: '10 bets', minStake: 'from € 2.00' },
  { value: '3', label: '3 of 5', combinations: '10 bets', minStake: 'from € 2.00' },
  { value: '4', label: '4 of 5', combinations: '5 bets', minStake: 'from € 1.00' },
];

export const actions = (
  <>
    <IconButton label="Coupon settings" icon="settings" tone="muted" />
    <IconButton label="Close" icon="down" tone="muted" />
  </>
);

export const headActions = (
  <CouponHeadActions
    labels={{
      clear: 'Remove all',
      pin: 'Keep the coupon open',
      settings: 'Coupon settings',
      share: 'Save and share',
      load: 'Load by code',
      more: 'More actions',
    }}
    onClear={() => undefined}
    onSettings={() => undefined}
    onShare={() => undefined}
    onLoad={() => undefined}
  />
);

export const picks = [
  {
    live: "63'",
    event: 'Harbour City 2 – 1 Crestwood Palace',
    pick: 'Harbour City to win',
    market: 'Match result',
    price: '1.38',
  },
  { event: 'Today 21:00 · Lyonne – Lillet', pick: 'Lyonne to win', market: 'Match result', price: '1.74' },
  {
    event: 'Basilea · Rulander – Augier-Allard',
    pick: 'Augier-Allard to win',
    market: 'Winner',
    price: '4.40',
  },
  {
    event: 'Tomorrow 18:30 · Northgate – Port Sole',
    pick: 'Northgate to qualify',
    market: 'To qualify',
    price: '1.22',
  },
  {
    event: 'Tomorrow 20:00 · Millbrook – Seahaven',
    pick: 'Total goals over 2.5',
    market: 'Total goals',
    price: '1.91',
  },
] as const;

export const legs = (
  <>
    <CouponLeg
      live="63'"
      event="Harbour City 2 – 1 Crestwood Palace"
      pick="Harbour City to win"
      market="Match result"
      price="1.38"
    />
    <CouponLeg
      event="Basilea · Rulander – Augier-Allard"
      pick="Augier-Allard to win"
      market="Winner"
      price="4.40"
      move={{ from: '4.25', direction: 'up', label: 'Price went up from 4.25' }}
    />
    <CouponLeg
      event="Today 21:00 · Lyonne – Lillet"
      pick="Total goals over 2.25"
      market=""
      note="Asian line"
      price="1.74"
    />
  </>
);

export const foot = (
  <>
    <BonusRow label="Express bonus, 3 selections" value="× 1.03" />
    <StakeField
      label="Stake"
      value="10.00"
      currency="€"
      decreaseLabel="Lower the stake"
      increaseLabel="Raise the stake"
      quickAmounts={quickAmounts}
    />
    <CouponTotals priceLabel="Total price" price="10.882" returnsLabel="Returns" returns="€ 108.82" />
    <PlaceBetButton label="Place bet · € 10.00" />
    <PriceAcceptanceNote changeLabel="Change">Better prices are taken as they come.</PriceAcceptanceNote>
  </>
);

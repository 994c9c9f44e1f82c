import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { BonusRow } from './BonusRow/BonusRow.tsx';
import type { CouponEmpty } from './CouponEmpty/CouponEmpty.tsx';
import type { CouponFoot } from './CouponFoot/CouponFoot.tsx';
import type { CouponHeadActions } from './CouponHeadActions/CouponHeadActions.tsx';
import type { CouponTotals } from './CouponTotals/CouponTotals.tsx';
import type { CouponUndo } from './CouponUndo/CouponUndo.tsx';
import type { PlaceBetButton } from './PlaceBetButton/PlaceBetButton.tsx';
import type { PriceAcceptanceNote } from './PriceAcceptanceNote/PriceAcceptanceNote.tsx';

/** Documentation for the page of `BonusRow`, `CouponEmpty`, `CouponFoot`, `CouponHeadActions`, `CouponTotals`, `CouponUndo`, `PlaceBetButton` and `PriceAcceptanceNote`. */
export const docs = {
  BonusRow: {
    usage: 'Use it above the totals for a bonus on the price of an express.',
    dos: ['Say in `hint` what one more selection brings.'],
    donts: ["Don't show a bonus that this coupon can't reach."],
    anatomy: [
      ['Name', 'label'],
      ['Effect', 'value'],
      ['Next step', 'hint'],
    ],
    keys: [],
    related: ['HyperBonus', 'CouponTotals'],
    aliases: ['acca boost', 'accumulator bonus'],
  } satisfies ComponentDocs<typeof BonusRow>,
  CouponEmpty: {
    usage: 'Use it in place of the legs while the coupon has none.',
    dos: ['Offer a way on: top matches, the express of the day, a saved code.'],
    donts: ["Don't open the coupon's sheet on phones only to show it."],
    anatomy: [
      ['Message', 'title', 'detail'],
      ['Action', 'action'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['EmptyState', 'CouponPanel'],
    aliases: ['empty bet slip', 'blank'],
  } satisfies ComponentDocs<typeof CouponEmpty>,
  CouponFoot: {
    usage: 'Use it as the lower part of `CouponPanel` and `CouponSheet`.',
    dos: ['Put the bet button into `action`: it stays visible on low screens while the inputs scroll.'],
    donts: ["Don't put messages about a placement here; they replace the legs."],
    anatomy: [
      ['Bonus, account, stake and totals', 'children'],
      ['Bet button', 'action'],
      ['Note', 'note'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['CouponPanel', 'PlaceBetButton'],
    aliases: ['footer', 'summary'],
  } satisfies ComponentDocs<typeof CouponFoot>,
  CouponHeadActions: {
    usage: "Use it at the end of the coupon's header: two actions in sight, the others in a menu.",
    dos: ['Leave out the handler of an action that the site doesn’t offer; its button is omitted.'],
    donts: ["Don't add actions on single legs."],
    anatomy: [
      ['Buttons', 'labels'],
      ['Pin', 'pinned'],
      ['Menu', 'labels'],
    ],
    keys: ['button'],
    related: ['CouponPanel', 'Menu'],
    aliases: ['toolbar', 'clear', 'share', 'settings'],
  } satisfies ComponentDocs<typeof CouponHeadActions>,
  CouponTotals: {
    usage: 'Use it below the stake for what the coupon costs and can return.',
    dos: ['Say in `note` when a maximum limits the returns.'],
    donts: ["Don't round up what is paid."],
    anatomy: [
      ['Lines', 'lines'],
      ['Total price', 'priceLabel', 'price'],
      ['Returns', 'returnsLabel', 'returns'],
      ['Limit', 'note'],
    ],
    keys: [],
    related: ['StakeField', 'CouponFoot'],
    aliases: ['potential winnings', 'payout', 'total odds', 'summary'],
  } satisfies ComponentDocs<typeof CouponTotals>,
  CouponUndo: {
    usage: 'Use it for some seconds after selections were removed.',
    dos: ['Say how many were removed.'],
    donts: ["Don't ask before removing; this is the way back."],
    anatomy: [
      ['Message', 'children'],
      ['Undo button', 'undoLabel'],
    ],
    keys: ['button'],
    related: ['ToastRegion', 'CouponPanel'],
    aliases: ['undo', 'restore', 'snackbar'],
  } satisfies ComponentDocs<typeof CouponUndo>,
  PlaceBetButton: {
    usage: 'Use it as the one button that places the bet.',
    dos: ['Put the amount on it: “Place bet · € 10.00”.', 'Say in `reason` why it is disabled.'],
    donts: ["Don't use another button in the accent colour next to it."],
    anatomy: [
      ['Label with the amount', 'label'],
      ['Spinner', 'busy'],
      ['Reason', 'reason'],
    ],
    keys: ['button'],
    related: ['Button', 'CouponFoot'],
    aliases: ['place bet', 'cta', 'submit', 'bet now'],
  } satisfies ComponentDocs<typeof PlaceBetButton>,
  PriceAcceptanceNote: {
    usage: 'Use it below the bet button for what happens when a price changes meanwhile.',
    dos: ['Say the rule that is in force, in one sentence.'],
    donts: ["Don't choose “any price” for the player."],
    anatomy: [
      ['Rule', 'children'],
      ['Change button', 'changeLabel'],
    ],
    keys: ['button'],
    related: ['CouponSettings', 'PlacementPriceMoved'],
    aliases: ['odds changes', 'accept odds'],
  } satisfies ComponentDocs<typeof PriceAcceptanceNote>,
};

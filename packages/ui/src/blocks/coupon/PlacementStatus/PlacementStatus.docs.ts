import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { PlacementRefused } from './PlacementRefused.tsx';
import type { PlacementPriceMoved, PlacementSubmitting } from './PlacementStatus.tsx';

/** Documentation for the page of `PlacementSubmitting`, `PlacementRefused` and `PlacementPriceMoved`. */
export const docs = {
  PlacementSubmitting: {
    usage: 'Use it while the bet is being sent; one of the placement states follows.',
    dos: ['Keep the legs in sight.'],
    donts: ["Don't let the player place the bet again meanwhile."],
    anatomy: [
      ['Message', 'title'],
      ['Consequence', 'detail'],
      ['Buttons', 'actions'],
    ],
    keys: [],
    related: ['PlaceBetButton', 'BetReceipt'],
    aliases: ['loading', 'pending bet', 'processing'],
  } satisfies ComponentDocs<typeof PlacementSubmitting>,
  PlacementRefused: {
    usage: "Use it for a bet that wasn't placed, with the reason.",
    dos: ['Offer what resolves the reason: the highest stake, new prices, a deposit.'],
    donts: ["Don't say “error”: name the reason."],
    anatomy: [
      ['Message', 'title'],
      ['Reason', 'detail', 'kind'],
      ['Buttons', 'actions'],
    ],
    keys: ['button'],
    related: ['PlacementPriceMoved', 'Notice'],
    aliases: ['declined', 'rejected', 'error', 'alert'],
  } satisfies ComponentDocs<typeof PlacementRefused>,
  PlacementPriceMoved: {
    usage: 'Use it when prices changed and the player has to agree.',
    dos: ['Show old and new price of each leg, and of the total.'],
    donts: ["Don't place the bet at a worse price without an answer."],
    anatomy: [
      ['Message', 'title'],
      ['Changed prices', 'moves', 'total'],
      ['Buttons', 'actions'],
    ],
    keys: ['button'],
    related: ['PriceAcceptanceNote', 'CouponLeg'],
    aliases: ['odds changed', 'price change', 'accept odds'],
  } satisfies ComponentDocs<typeof PlacementPriceMoved>,
};

import * as v from 'valibot';

const Amount = v.pipe(v.string(), v.regex(/^\d{1,20}(\.\d{1,8})?$/));

/** A placement as stored until its result is known: all that is sent, so that it can be sent again. */
export const KeptIntent = v.object({
  key: v.string(),
  playerId: v.string(),
  askedAt: v.number(),
  body: v.object({
    accountId: v.string(),
    typeId: v.number(),
    amount: Amount,
    amountByBlockId: v.exactOptional(v.record(v.string(), Amount)),
    systemValue: v.exactOptional(v.number()),
    hasBonusBet: v.exactOptional(v.boolean()),
    expressId: v.exactOptional(v.string()),
    promoCode: v.exactOptional(v.string()),
    prepaidAmount: v.exactOptional(Amount),
    isVipBet: v.exactOptional(v.boolean()),
    offerOf: v.exactOptional(v.string()),
    changeCoefAction: v.picklist([0, 1, 2]),
    exactCoef: v.boolean(),
    isDropOnScoreChange: v.boolean(),
    coefViewId: v.number(),
    bets: v.array(
      v.object({
        gameId: v.number(),
        marketId: v.string(),
        selectionId: v.string(),
        coef: v.string(),
        isBanker: v.exactOptional(v.boolean()),
        blockId: v.exactOptional(v.number()),
      }),
    ),
  }),
});

import { LoyaltyPlan } from '@touchline/contract';
import { planFaults } from '@touchline/loyalty';
import { Compile } from 'typebox/compile';
import { custom, pipe, rawCheck } from 'valibot';

const form = Compile(LoyaltyPlan);

/** Entry of a site for loyalty: plans of points, cashback and bringing friends, in the form of the contract. */
export const loyaltyEntry = pipe(
  custom<LoyaltyPlan>(
    (value) => form.Check(value),
    'loyalty names its parts in the form of the document of the calls, LoyaltyPlan',
  ),
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { path, message } of planFaults(dataset.value)) addIssue({ message: `${path}: ${message}` });
  }),
);

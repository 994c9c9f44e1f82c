import { VerificationPlan } from '@touchline/contract';
import { Compile } from 'typebox/compile';
import { custom, pipe, rawCheck } from 'valibot';
import { planFaults } from './planFaults.ts';

const form = Compile(VerificationPlan);

/** Entry of a site for verification: groups of types, in the form of the contract. */
export const verificationEntry = pipe(
  custom<VerificationPlan>(
    (value) => form.Check(value),
    'verification names its parts in the form of the document of the calls, VerificationPlan',
  ),
  rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { path, message } of planFaults(dataset.value)) addIssue({ message: `${path}: ${message}` });
  }),
);

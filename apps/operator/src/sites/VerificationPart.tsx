import { useDraft } from '../shared/useDraft.ts';
import { t } from '../messages/messages.ts';
import { ListedCheckbox, type ListedDraft } from './ListedCheckbox.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';
import { VerificationFields } from './VerificationFields.tsx';
import { planIn, planText, type PlanText } from './verificationPlan.ts';

interface VerificationDraft extends ListedDraft {
  readonly plan: PlanText;
}

const schema: PartSchema<'verification', VerificationDraft> = {
  read: ({ state, verification }) => ({
    isListed: state.verification === null,
    plan: planText(verification),
  }),
  parse: ({ isListed, plan }) => (isListed ? { body: null } : planIn(plan)),
};

/** Groups of verification types: the list's, or the site's own. */
export function VerificationPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  const { isListed, plan } = draft.value;
  return (
    <PartForm site={site} part="verification" draft={draft} detail={t('groups.hint')}>
      {(isTried) => (
        <>
          <ListedCheckbox draft={draft} />
          {isListed ? null : (
            <VerificationFields
              site={site}
              plan={plan}
              problems={isTried ? draft.problems : []}
              write={(next) => draft.change({ plan: next })}
            />
          )}
        </>
      )}
    </PartForm>
  );
}

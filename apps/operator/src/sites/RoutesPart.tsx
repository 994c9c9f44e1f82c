import { featureNames, type Feature } from '@touchline/contract/pages';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { ListedCheckbox, type ListedDraft } from './ListedCheckbox.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';

interface RoutesDraft extends ListedDraft {
  readonly features: readonly Feature[];
}

const schema: PartSchema<'routes', RoutesDraft> = {
  read: ({ state, routes }) => ({
    isListed: state.routes === null,
    features: featureNames.filter((name) => routes.includes(name)),
  }),
  parse: ({ isListed, features }) => ({ body: isListed ? null : features }),
};

const options = featureNames.map((value) => ({ value, label: messageOf('feature', value) }));

/** Features that pages require: the list's, or the site's own. */
export function RoutesPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  return (
    <PartForm site={site} part="routes" draft={draft} detail={t('routes.hint')}>
      {() => (
        <>
          <ListedCheckbox draft={draft} />
          {draft.value.isListed ? null : (
            <Choices
              label={t('routes.label')}
              options={options}
              chosen={draft.value.features}
              onChange={(features) => draft.change({ features })}
            />
          )}
        </>
      )}
    </PartForm>
  );
}

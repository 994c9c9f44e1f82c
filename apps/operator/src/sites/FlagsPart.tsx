import { Stack, Switch } from '@touchline/ui';
import { t, messageOf } from '../messages/messages.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';

/** The site's feature flags. The list of sites names only those that were changed. */
export function FlagsPart(props: PartProps) {
  const draft = useDraft(props.site, (site) => site.flags);
  const { site } = props;
  const turned = Object.entries(draft.value).filter(
    ([flag, on]) => Object.hasOwn(site.state.flags, flag) || on !== site.flags[flag],
  );
  return (
    <PartForm
      {...props}
      part="flags"
      title={t('part.flags')}
      draft={draft}
      meaning={{ value: Object.fromEntries(turned) }}
    >
      <Stack gap="none">
        {Object.entries(draft.value).map(([flag, on]) => (
          <Switch
            control="start"
            key={flag}
            label={messageOf('flag', flag)}
            checked={on}
            onCheckedChange={(checked) => draft.write({ ...draft.value, [flag]: checked })}
          />
        ))}
      </Stack>
    </PartForm>
  );
}

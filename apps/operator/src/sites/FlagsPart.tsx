import { Stack, Switch } from '@touchline/ui';
import { messageOf } from '../messages/messages.ts';
import { useDraft } from '../shared/useDraft.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';

type Flags = Readonly<Record<string, boolean>>;

/** The site's feature flags. Only those that an operator has changed are stored. */
export function FlagsPart({ site }: PartProps) {
  const schema: PartSchema<'flags', { readonly flags: Flags }> = {
    read: ({ flags }) => ({ flags }),
    parse: ({ flags }) => ({ body: changedFlags(flags) }),
  };
  const draft = useDraft(site, schema);
  const { flags } = draft.value;

  function changedFlags(chosen: Flags): Flags {
    const isChanged = (flag: string, on: boolean) =>
      Object.hasOwn(site.state.flags, flag) || on !== site.flags[flag];
    return Object.fromEntries(Object.entries(chosen).filter(([flag, on]) => isChanged(flag, on)));
  }

  return (
    <PartForm site={site} part="flags" draft={draft}>
      {() => (
        <Stack gap="none">
          {Object.entries(flags).map(([flag, on]) => (
            <Switch
              control="start"
              key={flag}
              label={messageOf('flag', flag)}
              checked={on}
              onCheckedChange={(checked) => draft.change({ flags: { ...flags, [flag]: checked } })}
            />
          ))}
        </Stack>
      )}
    </PartForm>
  );
}

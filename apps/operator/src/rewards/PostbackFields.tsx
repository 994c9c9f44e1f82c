import { postbackEvents, postbackPlaceholders } from '@touchline/contract/referrals';
import { Input, type FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Choices } from '../shared/Choices.tsx';
import type { PostbackSettings } from './postbackDrafts.ts';

const MAX_ADDRESS = 1000;

interface PostbackFieldsProps {
  readonly settings: PostbackSettings;
  readonly problems: readonly FieldProblem[];
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<PostbackSettings>) => void;
}

/** Fields of every address of a partner: where, and about what the partner is told. */
export function PostbackFields({ settings, problems, isTried, onChange }: PostbackFieldsProps) {
  return (
    <>
      <CheckedField
        name="address"
        label={t('postbacks.address')}
        hint={t('postbacks.addressHint', {
          placeholders: Object.keys(postbackPlaceholders)
            .map((name) => `{${name}}`)
            .join(', '),
          click: '{click_id}',
        })}
        problems={problems}
        isTried={isTried}
      >
        <Input
          value={settings.address}
          onValueChange={(address) => onChange({ address: address.trim() })}
          maxLength={MAX_ADDRESS}
        />
      </CheckedField>
      <div data-field="events">
        <Choices
          label={t('postbacks.events')}
          options={postbackEvents.map((value) => ({ value, label: t(`postbacks.event.${value}`) }))}
          chosen={settings.events}
          onChange={(events) => onChange({ events })}
        />
      </div>
    </>
  );
}

import type { EntryPart } from '@touchline/contract/operators';
import { Notice } from '@touchline/ui';
import { t } from '../../messages/messages.ts';
import { useDraft } from '../../shared/useDraft.ts';
import type { PartProps } from '../part.ts';
import { PartForm } from '../PartForm.tsx';
import { settingSchema } from './settingDraft.ts';
import { SettingFields } from './SettingFields.tsx';
import { settingsOf } from './settingsOf.ts';

/** Parts that guard nothing: no change of them waits for another operator. */
const unguarded: readonly EntryPart[] = ['consultant'];

/** Returns the form of a part that replaces fields of the list of sites. */
export const settingsPart = <Part extends EntryPart>(part: Part) =>
  function SettingsPart({ site }: PartProps) {
    const draft = useDraft(site, settingSchema(part, site));
    return (
      <PartForm site={site} part={part} draft={draft} detail={t(`setting.${part}.detail`)}>
        {(isTried, refused) => (
          <>
            {unguarded.includes(part) ? null : <Notice>{t('setting.second')}</Notice>}
            <SettingFields
              settings={settingsOf(part, site)}
              draft={draft.value}
              stored={site.state[part]}
              problems={[...(isTried || draft.isUnsaved ? draft.problems : []), ...refused]}
              onChange={draft.change}
            />
          </>
        )}
      </PartForm>
    );
  };

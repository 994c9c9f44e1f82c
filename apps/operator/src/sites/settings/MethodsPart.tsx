import { Notice } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../../messages/messages.ts';
import { useDraft } from '../../shared/useDraft.ts';
import type { PartProps } from '../part.ts';
import { PartForm } from '../PartForm.tsx';
import { MethodEditor } from './MethodEditor.tsx';
import { MethodsTable } from './MethodsTable.tsx';
import { settingSchema } from './settingDraft.ts';

/** States, bounds and fees of the site's payment methods: a table of them, or the editor of one. All are saved at once. */
export function MethodsPart({ site }: PartProps) {
  const schema = settingSchema('paymentMethods', site);
  const draft = useDraft(site, schema);
  const [chosen, setChosen] = useState<string>();
  /** Method whose editor was closed last. */
  const [closed, setClosed] = useState<string>();
  const { listed } = site.parts.paymentMethods;
  const method = chosen === undefined ? undefined : listed[chosen];
  if (Object.keys(listed).length === 0) return <Notice>{t('setting.noMethods')}</Notice>;
  return (
    <PartForm site={site} part="paymentMethods" draft={draft} detail={t('setting.paymentMethods.detail')}>
      {(isTried, refused) => {
        const problems = [...(isTried || draft.isUnsaved ? draft.problems : []), ...refused];
        return (
          <>
            <Notice>{t('setting.second')}</Notice>
            {chosen === undefined || method === undefined ? (
              <MethodsTable
                site={site}
                draft={draft.value}
                stored={schema.read(site)}
                problems={problems}
                focused={closed}
                onEdit={setChosen}
              />
            ) : (
              <MethodEditor
                id={chosen}
                method={method}
                draft={draft.value}
                stored={site.state.paymentMethods}
                problems={problems}
                onChange={draft.change}
                onClose={() => {
                  setClosed(chosen);
                  setChosen(undefined);
                }}
              />
            )}
          </>
        );
      }}
    </PartForm>
  );
}

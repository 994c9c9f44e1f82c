import type { PostbackAddress } from '@touchline/contract/referrals';
import { Checkbox } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { changeSchema } from './postbackDrafts.ts';
import { PostbackFields } from './PostbackFields.tsx';

/** Decision about a partner's address: where, about what, and whether the partner is told. */
export function ChangePostback({ stored }: { readonly stored: PostbackAddress }) {
  const write = useWrite();
  const draft = useDraft(stored, changeSchema);
  const { value: form, problems, body, change } = draft;
  const { id, siteId, mark, value } = stored;

  async function send(reason: string): Promise<string | undefined> {
    if (!body) return undefined;
    const answer = await write.send('put', '/ops/referrals/postbacks/{addressId}', {
      path: { addressId: id },
      body: { ...body, reason },
    });
    return answer && t('postbacks.changed');
  }

  return (
    <Decision
      title={t('postbacks.title', { site: siteId, mark: t(`marks.name.${mark}`), value })}
      write={write}
      label={t('postbacks.change')}
      problems={problems}
      draft={draft}
      send={send}
    >
      {(isTried) => (
        <>
          <PostbackFields settings={form} problems={problems} isTried={isTried} onChange={change} />
          <Checkbox checked={form.isOn} onCheckedChange={(isOn) => change({ isOn })}>
            {t('postbacks.isOn')}
          </Checkbox>
        </>
      )}
    </Decision>
  );
}

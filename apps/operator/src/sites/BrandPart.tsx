import type { JudgedPairs } from '@touchline/contract/operators';
import { Notice, Paragraph, Stack, Text } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { problemText } from '../shared/problemText.ts';
import { useDraft } from '../shared/useDraft.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ListedCheckbox, type ListedDraft } from './ListedCheckbox.tsx';
import { pairIn, pairLine } from './lines.ts';
import { LinesField } from './linesParts.tsx';
import { PartForm } from './PartForm.tsx';
import type { PartProps, PartSchema } from './part.ts';
import { LINES, parseLines } from './parseLines.ts';
import { useCheckedPairs } from './useCheckedPairs.ts';

interface BrandDraft extends ListedDraft {
  readonly text: string;
}

const schema: PartSchema<'brandPairs', BrandDraft> = {
  read: ({ state: { brandPairs } }) => ({
    isListed: brandPairs === null,
    text: (brandPairs ?? []).map(pairLine).join('\n'),
  }),
  parse: ({ isListed, text }) => (isListed ? { body: null } : parseLines(text, pairIn)),
};

/**
 * Overrides of the brand's values. The server checks them while they are typed, with the whole theme of the site, and
 * a preview shows the site with those that passed.
 */
export function BrandPart({ site }: PartProps) {
  const draft = useDraft(site, schema);
  const { isListed } = draft.value;
  const { judged, isCurrent, error } = useCheckedPairs(site.id, draft.body ?? undefined);
  const isRefused = !isListed && isCurrent && judged !== undefined && judged.refused.length > 0;
  const checked = isRefused
    ? { ...draft, problems: [{ field: LINES, text: t('brand.correct') }], body: undefined }
    : draft;
  return (
    <PartForm site={site} part="brandPairs" draft={checked}>
      {(isTried) => (
        <>
          <ListedCheckbox draft={draft} />
          {isListed ? null : (
            <>
              <LinesField draft={draft} label={t('brand.label')} hint={t('brand.hint')} isTried={isTried} />
              {error ? (
                <Notice tone="danger" announced>
                  {problemText(error)}
                </Notice>
              ) : null}
              {judged ? (
                <Stack gap="lg" aria-busy={!isCurrent}>
                  <Refused refused={judged.refused} />
                  <BrandPreview title={site.companyName} preview={judged.preview} />
                </Stack>
              ) : null}
            </>
          )}
        </>
      )}
    </PartForm>
  );
}

/** Lists the refused values with their reasons; renders nothing if there are none. */
function Refused({ refused }: Pick<JudgedPairs, 'refused'>) {
  if (refused.length === 0) return null;
  return (
    <Stack>
      <Notice tone="danger" announced>
        {t('brand.refused')}
      </Notice>
      <div role="list" aria-label={t('brand.refusedList')}>
        <Stack>
          {refused.map(({ index, reason, ...pair }) => (
            <div key={index} role="listitem">
              <Text weight="strong">{pairLine(pair)}</Text>
              <Paragraph tone="muted">{reason}</Paragraph>
            </div>
          ))}
        </Stack>
      </div>
    </Stack>
  );
}

import { Checkbox, Field, Notice, Paragraph, Stack, Text, Textarea } from '@touchline/ui';
import type { JudgedPairs } from '@touchline/contract/operators';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { t } from '../messages/messages.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { pairIn, pairLine } from './lines.ts';
import { meaningOfLines } from './meaningOfLines.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useCheckedPairs } from './useCheckedPairs.ts';
import { useDraft } from './useDraft.ts';

/**
 * Overrides of the brand's values. The server checks them while they are typed, with the whole theme of the site, and
 * a preview shows the site with those that passed.
 */
export function BrandPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state }) => ({
    isOwn: state.brandPairs === null,
    text: (state.brandPairs ?? []).map(pairLine).join('\n'),
  }));
  const { isOwn, text } = draft.value;
  const lines = meaningOfLines(text, pairIn);
  const pairs = !isOwn && 'value' in lines ? lines.value : undefined;
  const { judged, isCurrent, problem } = useCheckedPairs(props.site.id, pairs);
  const isRefused = !isOwn && isCurrent && judged !== undefined && judged.refused.length > 0;

  return (
    <PartForm
      {...props}
      part="brandPairs"
      title={t('part.brandPairs')}
      draft={draft}
      meaning={isOwn ? { value: null } : isRefused ? { fault: t('brand.correct') } : lines}
    >
      <Checkbox checked={isOwn} onCheckedChange={(checked) => draft.write({ text, isOwn: checked })}>
        {t('brand.own')}
      </Checkbox>
      {isOwn ? null : (
        <>
          <Field
            label={t('brand.label')}
            hint={t('brand.hint')}
            error={'fault' in lines ? lines.fault : undefined}
          >
            <Textarea rows={8} value={text} onValueChange={(next) => draft.write({ isOwn, text: next })} />
          </Field>
          <ProblemNotice problem={problem} />
          {judged ? (
            <Stack gap="lg" aria-busy={!isCurrent}>
              <Refused refused={judged.refused} />
              <BrandPreview title={props.site.companyName} preview={judged.preview} />
            </Stack>
          ) : null}
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

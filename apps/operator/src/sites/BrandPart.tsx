import {
  Badge,
  Button,
  Card,
  Checkbox,
  Field,
  Heading,
  Inline,
  Notice,
  Paragraph,
  Stack,
  Table,
  Textarea,
} from '@touchline/ui';
import { useState, type CSSProperties } from 'react';
import type { BrandPair, JudgedPairs } from '@touchline/contract/operators';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { useChange } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';
import { pairIn, pairLine } from './lines.ts';
import { meaningOfLines } from './meaningOfLines.ts';
import { PartForm } from './PartForm.tsx';
import type { PartProps } from './partProps.ts';
import { useDraft } from './useDraft.ts';

/** Overrides of the brand's values. The server checks them before the preview is shown. */
export function BrandPart(props: PartProps) {
  const draft = useDraft(props.site, ({ state }) => ({
    isOwn: state.brandPairs === null,
    text: (state.brandPairs ?? []).map(pairLine).join('\n'),
  }));
  const { isOwn, text } = draft.value;
  const [judged, setJudged] = useState<JudgedPairs>();
  const { isBusy, problem, run } = useChange();
  const lines = meaningOfLines(text, pairIn);
  const pairs = 'value' in lines ? lines.value : undefined;

  async function judge(): Promise<void> {
    setJudged(await run<JudgedPairs>('POST', '/ops/brand-pairs/judge', { pairs }));
  }

  return (
    <PartForm
      {...props}
      part="brandPairs"
      title={t('part.brandPairs')}
      draft={draft}
      meaning={isOwn ? { value: null } : lines}
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
          <Inline>
            <Button onClick={() => void judge()} busy={isBusy} disabled={pairs === undefined}>
              {t('brand.judge')}
            </Button>
          </Inline>
          <ProblemNotice problem={problem} />
          {judged ? <Judged {...judged} /> : null}
        </>
      )}
    </PartForm>
  );
}

const columns = (['token', 'value', 'reason'] as const).map((id) => ({
  id,
  header: t(`brand.column.${id}`),
}));
const rowOf = ({ css_prop: token, css_value: value }: BrandPair, reason = '') => ({
  id: token,
  cells: { token, value, reason },
});

/** Result of the check: the CSS of the accepted values, a preview, and the refused values. */
function Judged({ accepted, refused }: JudgedPairs) {
  return (
    <Stack gap="lg">
      {accepted.length > 0 ? (
        <Table
          label={t('brand.accepted')}
          narrow="cards"
          columns={columns.slice(0, 2)}
          rows={accepted.map((pair) => rowOf(pair))}
        />
      ) : null}
      {refused.length > 0 ? <Notice tone="danger">{t('brand.refused')}</Notice> : null}
      {refused.length > 0 ? (
        <Table
          label={t('brand.refused')}
          narrow="cards"
          columns={columns}
          rows={refused.map((pair) => rowOf(pair, pair.reason))}
        />
      ) : null}
      <Preview pairs={accepted} />
    </Stack>
  );
}

/** Shows some components with the values. Only values that passed the server's check are set. */
function Preview({ pairs }: { readonly pairs: readonly BrandPair[] }) {
  // The cast is needed because React's types don't allow custom properties.
  const style = Object.fromEntries(pairs.map((pair) => [pair.css_prop, pair.css_value])) as CSSProperties;
  return (
    <div style={style}>
      <Card>
        <Stack>
          <Heading level={3}>{t('brand.preview')}</Heading>
          <Paragraph>{t('brand.sampleText')}</Paragraph>
          <Inline wrap="wrap">
            <Button tone="primary">{t('brand.sample')}</Button>
            <Badge tone="accent">{t('brand.sampleBadge')}</Badge>
          </Inline>
        </Stack>
      </Card>
    </div>
  );
}

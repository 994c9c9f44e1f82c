import {
  MOST_LABEL_CHARACTERS,
  MOST_TEXT_CHARACTERS,
  MOST_TITLE_CHARACTERS,
} from '@touchline/contract/messages';
import type { MessageRoom, MessageSite, SegmentPreview } from '@touchline/contract/operators';
import {
  Button,
  ButtonLink,
  Card,
  ConfirmDialog,
  ErrorSummary,
  Field,
  Grid,
  Heading,
  Inline,
  Input,
  Notice,
  Paragraph,
  Select,
  Stack,
  Textarea,
} from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useState, type SubmitEvent } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { to } from '../shared/route.ts';
import { serverNow } from '../shared/serverClock.ts';
import { useCall, useChange } from '../shared/useCall.ts';
import { emptyDraft, expiryOf, problemsOf, segmentOf, textsOf, type MessageDraft } from './messageDraft.ts';
import { SegmentFields } from './SegmentFields.tsx';

const CHANNELS = [
  { value: 'mail', label: t('messages.byMail') },
  { value: 'sms', label: t('messages.bySms') },
] as const;

interface ComposerProps {
  readonly sites: readonly MessageSite[];
  /** The only recipient, from the page of a player. */
  readonly playerId: string | undefined;
}

/** Form of a message: recipients, texts in the languages of the site, link, expiry, and other channels. */
export function Composer({ sites, playerId }: ComposerProps) {
  const [draft, setDraft] = useState(() => emptyDraft(sites[0]?.id ?? '', playerId));
  const [key, setKey] = useState(() => randomId());
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<'done' | 'asked'>();
  const [count, setCount] = useState<SegmentPreview>();
  const { isBusy, problem, run } = useChange();
  const { answer: reach, reload } = useCall<MessageRoom>(
    draft.to === 'segment' && draft.siteId !== '' ? within('/ops/approvals/reach', draft.siteId) : undefined,
  );
  const languages = sites.find(({ id }) => id === draft.siteId)?.languages ?? [];
  const problems = problemsOf(draft, languages);
  const isSegment = draft.to === 'segment';
  const isSecond = isSegment && (count?.players ?? 0) > (reach?.left ?? Number.POSITIVE_INFINITY);
  const set = (changes: Partial<MessageDraft>) => {
    setDone(undefined);
    setCount(undefined);
    setDraft({ ...draft, ...changes });
  };
  const faultOf = (field: string) =>
    isTried ? problems.find((one) => one.field === field)?.text : undefined;

  async function countPlayers(): Promise<SegmentPreview | undefined> {
    const body = { siteId: draft.siteId, segment: segmentOf(draft) };
    const counted = await run<SegmentPreview>('POST', '/ops/messages/preview', body);
    setCount(counted);
    return counted;
  }

  async function ask(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    setDone(undefined);
    if (problems.length > 0) return;
    if (isSegment && ((await countPlayers())?.players ?? 0) === 0) return;
    setAsking(true);
  }

  async function send(): Promise<void> {
    const expiresAt = expiryOf(draft, serverNow());
    const link = draft.link.trim();
    const sent = await run<object>('POST', '/ops/messages', {
      key,
      siteId: draft.siteId,
      ...(isSegment ? { segment: segmentOf(draft) } : { playerId: draft.playerId.trim() }),
      texts: textsOf(draft, languages),
      ...(link === '' ? {} : { link }),
      ...(expiresAt === undefined ? {} : { expiresAt }),
      byMail: draft.byMail,
      bySms: draft.bySms,
    });
    setAsking(false);
    if (!sent) return;
    setDraft(emptyDraft(draft.siteId, playerId));
    setKey(randomId());
    setTried(false);
    setCount(undefined);
    setDone(isWaiting(sent) ? 'asked' : 'done');
    reload();
  }

  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {t('messages.form')}
        </Heading>
      }
    >
      <form onSubmit={(event) => void ask(event)} noValidate>
        <Stack gap="lg">
          {isTried && problems.length > 0 ? <ErrorSummary title={t('form.check')} items={problems} /> : null}
          <Grid columns="fit">
            <Field label={t('messages.site')}>
              <Select
                options={sites.map(({ id, companyName }) => ({ value: id, label: `${companyName} (${id})` }))}
                value={draft.siteId}
                onValueChange={(siteId) => set({ siteId })}
              />
            </Field>
            <Field label={t('messages.to')}>
              <Select
                options={(['segment', 'player'] as const).map((value) => ({
                  value,
                  label: t(`messages.to.${value}`),
                }))}
                value={draft.to}
                onValueChange={(value) => set({ to: value })}
              />
            </Field>
            {isSegment ? null : (
              <div data-field="playerId">
                <Field
                  label={t('messages.playerId')}
                  hint={t('messages.playerIdHint')}
                  error={faultOf('playerId')}
                >
                  <Input value={draft.playerId} onValueChange={(value) => set({ playerId: value })} />
                </Field>
              </div>
            )}
          </Grid>
          {isSegment ? (
            <SegmentFields draft={draft} languages={languages} faultOf={faultOf} onChange={set} />
          ) : null}
          <Heading level={3}>{t('messages.texts')}</Heading>
          <Paragraph tone="muted">
            {`${t('messages.formDetail')} ${t('messages.textsDetail', { language: languages[0] ?? '' })}`}
          </Paragraph>
          {languages.map((language, index) => (
            <LanguageFields
              key={language}
              language={language}
              isRequired={index === 0}
              draft={draft}
              faultOf={faultOf}
              onChange={set}
            />
          ))}
          <Grid columns="fit">
            <Field label={t('messages.link')} hint={t('messages.linkHint')}>
              <Input value={draft.link} onValueChange={(link) => set({ link })} />
            </Field>
            <div data-field="days">
              <Field label={t('messages.days')} hint={t('messages.daysHint')} error={faultOf('days')}>
                <Input value={draft.days} onValueChange={(days) => set({ days })} />
              </Field>
            </div>
          </Grid>
          <Choices
            label={t('messages.also')}
            options={CHANNELS}
            chosen={[...(draft.byMail ? ['mail' as const] : []), ...(draft.bySms ? ['sms' as const] : [])]}
            onChange={(chosen) => set({ byMail: chosen.includes('mail'), bySms: chosen.includes('sms') })}
          />
          <ProblemNotice problem={problem} />
          {count === undefined || isAsking ? null : (
            <Notice tone={count.players === 0 ? 'warning' : 'info'} announced>
              {count.players === 0 ? t('messages.nobody') : t('messages.count', { ...count })}
            </Notice>
          )}
          {isSegment && reach ? (
            <Notice tone={isSecond ? 'warning' : 'info'}>
              {t(isSecond ? 'messages.second' : 'messages.alone', { left: reach.left, most: reach.most })}
            </Notice>
          ) : null}
          {done === undefined ? null : (
            <Notice tone="success" announced>
              {t(done === 'asked' ? 'alone.asked' : 'messages.done')}
            </Notice>
          )}
          <Inline gap="sm" wrap="wrap">
            <Button type="submit" tone="strong" busy={isBusy && !isAsking}>
              {t('messages.send')}
            </Button>
            {isSegment ? (
              <Button emphasis="outline" busy={isBusy && !isAsking} onClick={() => void countPlayers()}>
                {t('messages.preview')}
              </Button>
            ) : null}
            {done === 'done' ? <ButtonLink href={to('messages')}>{t('messages.seeSent')}</ButtonLink> : null}
          </Inline>
        </Stack>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t('messages.ask')}
        description={[
          count ? t('messages.askSegment', { ...count }) : t('messages.askPlayer'),
          ...(isSecond ? [t('alone.confirm')] : []),
        ].join(' ')}
        confirmLabel={t('messages.send')}
        cancelLabel={t('form.back')}
        busy={isBusy}
        onConfirm={() => void send()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

interface LanguageFieldsProps {
  readonly language: string;
  readonly isRequired: boolean;
  readonly draft: MessageDraft;
  readonly faultOf: (field: string) => string | undefined;
  readonly onChange: (changes: Partial<MessageDraft>) => void;
}

/** Title, text and label of the link in one language. */
function LanguageFields({ language, isRequired, draft, faultOf, onChange }: LanguageFieldsProps) {
  const { title, text, label } = draft;
  return (
    <Grid columns="fit">
      <Stack gap="md">
        <div data-field={`title-${language}`}>
          <Field
            label={t('messages.titleIn', { language })}
            required={isRequired}
            error={faultOf(`title-${language}`)}
          >
            <Input
              value={title[language] ?? ''}
              maxLength={MOST_TITLE_CHARACTERS}
              onValueChange={(value) => onChange({ title: { ...title, [language]: value } })}
            />
          </Field>
        </div>
        <Field label={t('messages.labelIn', { language })}>
          <Input
            value={label[language] ?? ''}
            maxLength={MOST_LABEL_CHARACTERS}
            onValueChange={(value) => onChange({ label: { ...label, [language]: value } })}
          />
        </Field>
      </Stack>
      <div data-field={`text-${language}`}>
        <Field
          label={t('messages.textIn', { language })}
          required={isRequired}
          error={faultOf(`text-${language}`)}
        >
          <Textarea
            value={text[language] ?? ''}
            maxLength={MOST_TEXT_CHARACTERS}
            onValueChange={(value) => onChange({ text: { ...text, [language]: value } })}
          />
        </Field>
      </div>
    </Grid>
  );
}

import { randomId } from '@touchline/contract/randomId';
import type { MessageSite } from '@touchline/contract/operators';
import { Heading, Paragraph, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { isWaiting } from '../shared/isWaiting.ts';
import { countText } from '../shared/money.ts';
import { serverNow } from '../shared/serverClock.ts';
import { useDraft } from '../shared/useDraft.ts';
import { AudienceNotice } from './AudienceNotice.tsx';
import { ChannelFields } from './ChannelFields.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { emptyDraft, expiryOf } from './messageDraft.ts';
import { parseMessage } from './parseMessage.ts';
import { RecipientFields } from './RecipientFields.tsx';
import { recipientsText } from './recipientsText.ts';
import { useAudience } from './useAudience.ts';

interface ComposerProps {
  readonly sites: readonly MessageSite[];
  /** The only recipient, from the page of a player. */
  readonly playerId: string | undefined;
}

/** Form of a message: recipients, texts in the languages of the site, link, expiry, and other channels. */
export function Composer({ sites, playerId }: ComposerProps) {
  const write = useWrite();
  /** Idempotency key of the next message. */
  const [key, setKey] = useState(() => randomId());
  const languagesOf = (siteId: string) => sites.find(({ id }) => id === siteId)?.languages ?? [];
  const draft = useDraft(playerId, {
    read: (player) => emptyDraft(sites[0]?.id ?? '', player),
    parse: (value) => parseMessage(value, languagesOf(value.siteId)),
  });
  const { value, body } = draft;
  const languages = languagesOf(value.siteId);
  const audience = useAudience(value, draft.problems);
  const { count, isSecond } = audience;
  const problems = [...draft.problems, ...audience.problems];

  async function send(): Promise<string | undefined> {
    if (!body) return undefined;
    const expiresAt = expiryOf(value, serverNow());
    const answer = await write.send('post', '/ops/messages', {
      body: { ...body, key, ...(expiresAt === undefined ? {} : { expiresAt }) },
    });
    if (!answer) return undefined;
    draft.discard();
    setKey(randomId());
    return t(isWaiting(answer) ? 'alone.asked' : 'messages.done');
  }

  return (
    <Decision
      title={t('messages.form')}
      problems={problems}
      write={write}
      label={
        count
          ? t('messages.sendTo', { count: count.players, players: countText(count.players) })
          : t('messages.send')
      }
      reason="none"
      question={{
        title: t('messages.ask'),
        detail: count
          ? t('messages.askSegment', {
              count: count.players,
              players: countText(count.players),
              recipients: recipientsText({ siteId: value.siteId, segment: body?.segment ?? {} }, sites),
              byMail: countText(count.byMail),
              bySms: countText(count.bySms),
            })
          : t('messages.askPlayer'),
        content: isSecond ? <Paragraph>{t('alone.confirm')}</Paragraph> : undefined,
      }}
      send={send}
    >
      {(isTried) => {
        const fields = { draft: value, languages, problems, isTried, onChange: draft.change };
        return (
          // Parts of days that were typed belong to one message only.
          <Stack key={key} gap="lg">
            <RecipientFields sites={sites} {...fields} />
            <Heading level={3}>{t('messages.texts')}</Heading>
            <Paragraph tone="muted">{t('messages.textsDetail', { language: languages[0] ?? '' })}</Paragraph>
            {languages.map((language, index) => (
              <LanguageFields key={language} language={language} isRequired={index === 0} {...fields} />
            ))}
            <ChannelFields {...fields} />
            {value.to === 'segment' ? <AudienceNotice audience={audience} /> : null}
          </Stack>
        );
      }}
    </Decision>
  );
}

import {
  Button,
  Card,
  Field,
  Grid,
  Heading,
  Inline,
  Input,
  Select,
  Stack,
  Switch,
  Textarea,
} from '@touchline/ui';
import { useState, type SubmitEvent } from 'react';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { DoneNotice } from '../shared/DoneNotice.tsx';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { TextsFields } from '../shared/TextsFields.tsx';
import { useChange } from '../shared/useCall.ts';
import { OfferPreviewCard } from './OfferPreviewCard.tsx';
import { betTypes, offerNeeds, termsOf, textsOf, type OfferForm } from './offerForm.ts';

const kinds = ['firstDeposit', 'reload', 'freeBet', 'grant'] as const;
const products = ['betting', 'casino', 'bingo', 'lottery'] as const;
const bases = ['bonus', 'depositAndBonus', 'wins'] as const;
const sources = ['bonus', 'any'] as const;
const weekdays = ['', '1', '2', '3', '4', '5', '6', '0'] as const;

/** Fields that are one line of text. */
type TextField = {
  [Name in keyof OfferForm]: OfferForm[Name] extends string ? Name : never;
}[keyof OfferForm];

interface OfferEditorProps {
  readonly siteId: string;
  readonly first: OfferForm;
  /** Address to which the offer is sent. */
  readonly path: string;
  readonly saved: (offerId: string) => void;
}

/** Writes an offer and shows it on a sample player. Saving makes a new version; grants keep theirs. */
export function OfferEditor({ siteId, first, path, saved }: OfferEditorProps) {
  const [form, setForm] = useState(first);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, run } = useChange();
  const set = (changes: Partial<OfferForm>) => {
    setDone(false);
    setForm({ ...form, ...changes });
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const body = { terms: termsOf(form), texts: textsOf(form) };
    const answer = await run<{ readonly offerId: string }>('POST', path, body);
    if (!answer) return;
    setDone(true);
    saved(answer.offerId);
  }

  const line = (name: TextField, hint?: string) => (
    <Field key={name} label={t(`offerForm.${name}`)} hint={hint}>
      <Input value={form[name]} onValueChange={(value) => set({ [name]: value })} />
    </Field>
  );
  const choice = <Name extends 'kind' | 'product' | 'base' | 'countFrom'>(
    name: Name,
    prefix: string,
    options: readonly OfferForm[Name][],
  ) => (
    <Field label={t(`offerForm.${name}`)}>
      <Select
        options={options.map((value) => ({ value, label: messageOf(prefix, value) }))}
        value={form[name]}
        onValueChange={(value) => {
          const chosen = options.find((one) => one === value);
          if (chosen !== undefined) set({ [name]: chosen });
        }}
      />
    </Field>
  );
  const isFreeBet = form.kind === 'freeBet';
  const isForDeposit = form.kind === 'firstDeposit' || form.kind === 'reload';
  const isBetting = form.product === 'betting';

  return (
    <>
      <Card>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="lg">
            <Grid columns="fit">
              {choice('kind', 'offerKind', kinds)}
              {choice('product', 'product', products)}
              {line('days')}
              {line('perPlayer')}
              {line('maxGrants', t('offerForm.maxGrantsHint'))}
              {line('countries', t('offerForm.countriesHint'))}
              {line('from', t('offerForm.timeHint'))}
              {line('to', t('offerForm.timeHint'))}
              {form.kind === 'reload' ? (
                <Field label={t('offerForm.weekday')}>
                  <Select
                    options={weekdays.map((value) => ({
                      value,
                      label: messageOf('weekday', value || 'any'),
                    }))}
                    value={form.weekday}
                    onValueChange={(weekday) => set({ weekday })}
                  />
                </Field>
              ) : null}
            </Grid>
            <Choices
              label={t('offerForm.needs')}
              options={offerNeeds.map((value) => ({ value, label: t(`codeNeed.${value}`) }))}
              chosen={form.needs}
              onChange={(needs) => set({ needs })}
            />
            <TextsFields texts={form} onChange={set} needsText />
            <Heading level={2}>{t('offerForm.amounts')}</Heading>
            <Field label={t('offerForm.currencies')} hint={t('offerForm.currenciesHint')}>
              <Textarea value={form.currencies} onValueChange={(value) => set({ currencies: value })} />
            </Field>
            <Grid columns="fit">
              {isForDeposit ? line('percent') : null}
              {isFreeBet || isBetting ? line('minOdds') : null}
            </Grid>
            {isFreeBet ? null : (
              <>
                <Heading level={2}>{t('offerForm.wagering')}</Heading>
                <Grid columns="fit">
                  {line('times')}
                  {choice('base', 'wageringBase', bases)}
                  {choice('countFrom', 'countFrom', sources)}
                  {line('assumedReturn', t('offerForm.assumedReturnHint'))}
                  {isBetting ? line('minLegs') : null}
                </Grid>
                {isBetting ? (
                  <Choices
                    label={t('offerForm.types')}
                    options={betTypes.map((value) => ({ value, label: t(`betType.${value}`) }))}
                    chosen={form.types}
                    onChange={(types) => set({ types })}
                  />
                ) : (
                  <Field label={t('offerForm.games')} hint={t('offerForm.gamesHint')}>
                    <Textarea value={form.games} onValueChange={(value) => set({ games: value })} />
                  </Field>
                )}
                <Switch
                  label={t('offerForm.isSticky')}
                  checked={form.isSticky}
                  onCheckedChange={(isSticky) => set({ isSticky })}
                />
              </>
            )}
            <Switch
              label={t('offerForm.isHidden')}
              checked={form.isHidden}
              onCheckedChange={(isHidden) => set({ isHidden })}
            />
            <ProblemNotice problem={problem} />
            <DoneNotice text={isDone ? t('offerForm.saved') : undefined} />
            <Inline>
              <Button type="submit" tone="strong" busy={isBusy}>
                {t('offerForm.save')}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
      <OfferPreviewCard siteId={siteId} form={form} />
    </>
  );
}

import { expect } from '@playwright/test';
import * as v from 'valibot';
import type { App } from './app.ts';
import { asOperator } from './asOperator.ts';
import type { Platform } from './platform.ts';

const Requests = v.object({ requests: v.array(v.object({ id: v.string(), playerId: v.string() })) });

/** Answers a player's pending identification request through the operator API. */
export async function answerPending(
  platform: Platform,
  playerId: string,
  answer: string,
  body: object,
): Promise<void> {
  const { requests } = v.parse(Requests, await asOperator(platform, '/ops/identification'));
  const id = requests.find((request) => request.playerId === playerId)?.id;
  await asOperator(platform, `/ops/identification/${id}/${answer}`, body);
}

/** A file as `setInputFiles` takes it. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The first bytes of a JPEG: enough for the platform's check, but not a viewable image. */
export const pictureBytes: SentFile = {
  name: 'passport.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4096)]),
};

/** Text fields of the identification form, with the data of the player's document. */
const lines = [
  ['personal:field.surname', 'Byron'],
  ['personal:field.name', 'Ada'],
  ['personal:field.registration_address', '12 St James’s Square'],
  ['personal:field.passport', 'AB 123456'],
] as const;
const days = [
  ['personal:field.date_birthday', '28', '2', '1990'],
  ['personal:field.passport_date', '4', '5', '2019'],
] as const;

/** Fills in the first step of the open identification page. */
export async function fillPapers({ page, say }: App): Promise<void> {
  for (const [label, value] of lines) await page.getByLabel(say(label), { exact: true }).fill(value);
  for (const [label, day, month, year] of days) {
    const date = page.getByRole('group', { name: say(label) });
    await date.getByLabel(say('access:birthday.day')).fill(day);
    await date.getByLabel(say('access:birthday.month')).fill(month);
    await date.getByLabel(say('access:birthday.year')).fill(year);
  }
}

/** Continues from the data step, uploads an image of the passport and submits the request. */
export async function handIn(app: App, file: SentFile = pictureBytes): Promise<void> {
  const { page, say } = app;
  await app.button('identification:next').click();
  await expect(page.getByRole('list', { name: say('identification:title') })).toBeInViewport();
  await page.getByLabel(say('identification:document.front')).setInputFiles(file);
  await expect(page.getByText(file.name)).toBeVisible();
  await app.button('identification:send').click();
  await expect(page.getByText(say('identification:detail.pending'))).toBeVisible();
}

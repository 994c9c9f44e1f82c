import * as v from 'valibot';
import type { Platform } from './support/platform.ts';
import { newPlayer } from './support/player.ts';
import { changeSite } from './support/sites.ts';
import { expect, test } from './support/test.ts';

const Requests = v.object({ requests: v.array(v.object({ id: v.string(), playerId: v.string() })) });

/** Calls the platform as an operator does. */
async function asOperator({ port, operatorToken }: Platform, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Answers the request of a player that waits. */
async function answerPending(
  platform: Platform,
  playerId: string,
  answer: string,
  body: object,
): Promise<void> {
  const { requests } = v.parse(Requests, await asOperator(platform, '/ops/identification'));
  const id = requests.find((request) => request.playerId === playerId)?.id;
  await asOperator(platform, `/ops/identification/${id}/${answer}`, body);
}

/** A picture by its first bytes. */
const PICTURE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4096)]);

test('a player who has to identify is led there, sends data and a picture, is refused, and is let in', async ({
  app,
  page,
  platform,
}) => {
  const { say } = app;
  await changeSite(platform, 'flags', { isShowIdentification: true });
  const player = await newPlayer(app);
  await platform.restrict(await player.id(), 'blocks', { isVerificationRequired: true });
  await app.open('/office/mailing-settings');
  await expect(page).toHaveURL(/\/office\/identification\?identification=true$/);

  const next = app.button('identification:next');
  await next.click();
  const surname = page.getByLabel(say('personal:field.surname'));
  await expect(surname).toBeFocused();
  await surname.fill('Byron');
  await page.getByLabel(say('personal:field.name'), { exact: true }).fill('Ada');
  await page.getByLabel(say('personal:field.registration_address')).fill('12 St James’s Square');
  await page.getByLabel(say('personal:field.passport'), { exact: true }).fill('AB 123456');
  for (const [label, day, month, year] of [
    ['personal:field.date_birthday', '28', '2', '1990'],
    ['personal:field.passport_date', '4', '5', '2019'],
  ] as const) {
    const date = page.getByRole('group', { name: say(label) });
    await date.getByLabel(say('access:birthday.day')).fill(day);
    await date.getByLabel(say('access:birthday.month')).fill(month);
    await date.getByLabel(say('access:birthday.year')).fill(year);
  }
  await next.click();
  const send = async () => {
    await page
      .getByLabel(say('identification:document.front'))
      .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: PICTURE });
    await expect(page.getByText('passport.jpg')).toBeVisible();
    await app.button('identification:send').click();
    await expect(page.getByText(say('identification:detail.pending'))).toBeVisible();
  };
  await send();

  const reason = 'The photo is cut off at the lower edge.';
  await answerPending(platform, await player.id(), 'refuse', { reason });
  await page.reload();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(surname).toHaveValue('Byron');
  await next.click();
  await send();

  await answerPending(platform, await player.id(), 'approve', {});
  await page.reload();
  await expect(page.getByText(say('identification:detail.verified'))).toBeVisible();
  await app.open('/office/mailing-settings');
  await expect(page).toHaveURL(/\/office\/mailing-settings$/);
  await changeSite(platform, 'flags', {});
});

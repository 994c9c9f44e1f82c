import type { PlayerMessage } from '@touchline/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleSite } from '../../testing/samples.ts';
import { answerCalls, requestsOf, refuse, type Answers } from '../../testing/screen/answers.ts';
import { expectNoOverflow } from '../../testing/screen/expectNoOverflow.ts';
import { notice } from '../../testing/screen/notice.ts';
import { openScreen, type OpenScreen } from '../../testing/screen/openScreen.tsx';
import { tabTo } from '../../testing/screen/tabTo.ts';
import * as MessagesScreen from './MessagesScreen.tsx';

/** Creates an operator's unread message; a higher id is newer. */
function written(id: number, title: string, text = 'The first paragraph.\n\nThe second one.'): PlayerMessage {
  const at = sampleSite.serverTime / 1000 - 3600 + id;
  const subject = { kind: 'operator', title, text, link: 'office/bonuses', label: null } as const;
  return { id: String(id), at, isUnread: true, subject };
}

/** Answers like a platform that has these messages, newest first. */
function inboxOf(...messages: readonly PlayerMessage[]) {
  let all = messages;
  const deleted = new Set<string>();
  const current = () => all.filter(({ id }) => !deleted.has(id));
  const unread = () => ({ unread: current().filter(({ isUnread }) => isUnread).length });
  const markRead = (isMeant: (message: PlayerMessage) => boolean) => {
    all = all.map((message) => (isMeant(message) ? { ...message, isUnread: false } : message));
    return unread();
  };
  return {
    messages: ({ query: { filter } }) => ({
      messages: current().filter(({ isUnread }) => filter !== 'unread' || isUnread),
      next: null,
      ...unread(),
    }),
    unreadMessages: unread,
    message: ({ params }) => {
      const message = current().find(({ id }) => id === params.messageId);
      return message ? { message } : refuse(404);
    },
    readMessage: ({ params }) => markRead(({ id }) => id === params.messageId),
    readAllMessages: ({ body }) => markRead(({ id }) => Number(id) <= Number(body.latest)),
    deleteMessage: ({ params }) => {
      deleted.add(params.messageId);
      return unread();
    },
    restoreMessage: ({ params }) => {
      deleted.delete(params.messageId);
      return unread();
    },
  } satisfies Answers;
}

const open = (answers: Answers, query = ''): Promise<OpenScreen> =>
  openScreen(MessagesScreen, {
    address: `office/messages${query}`,
    namespaces: ['titles', 'account', 'inbox', 'limits'],
    answers,
  });

const main = page.getByRole('main');
const rows = main.getByRole('listitem');
const row = (title: string) => rows.getByRole('link', { name: new RegExp(`^${title} `) });
const button = (name: string) => page.getByRole('button', { name });

const three = () => inboxOf(written(3, 'Three'), written(2, 'Two'), written(1, 'One'));

describe('on a desktop', () => {
  beforeEach(() => page.viewport(1366, 768));

  test('a message that is opened counts as read, and the filter leaves the unread ones', async () => {
    const { say } = await open(three());
    await expect.element(main.getByText(say('inbox:list.new', { count: 3 }))).toBeVisible();
    await row('Two').click();
    await expect
      .element(page.getByRole('region', { name: 'Two' }).getByText('The second one.', { exact: false }))
      .toBeVisible();
    await expect.element(main.getByText(say('inbox:list.new', { count: 2 }))).toBeVisible();
    await page
      .getByRole('group', { name: say('inbox:list.filter') })
      .getByText(say('inbox:list.unread'))
      .click();
    await expect.element(row('Two')).not.toBeInTheDocument();
    await expect.element(row('Three')).toBeVisible();
  });

  test('all are marked as read up to the newest one that is shown', async () => {
    const { say } = await open(three(), '?show=unread');
    await button(say('inbox:list.readAll')).click();
    await expect.element(page.getByText(say('inbox:list.emptyUnread'))).toBeVisible();
    expect(requestsOf('readAllMessages').map(({ body }) => body)).toEqual([{ latest: '3' }]);
    await button(say('inbox:list.showAll')).click();
    await expect.element(row('One')).toBeVisible();
    await expect.element(main.getByText(say('inbox:list.nothingNew'))).toBeVisible();
  });

  test('one that couldn’t be marked as read stays unread, with a notice', async () => {
    const { say } = await open({ ...three(), readAllMessages: () => refuse(503) });
    await button(say('inbox:list.readAll')).click();
    await expect.element(notice(say('inbox:readFailed'))).toBeVisible();
    await expect.element(main.getByText(say('inbox:list.new', { count: 3 }))).toBeVisible();
  });

  test('several are selected and deleted by keyboard, and restored', async () => {
    const { say } = await open(three());
    await expect.element(row('One')).toBeVisible();
    await tabTo(button(say('inbox:list.select')));
    await userEvent.keyboard('{Enter}');
    for (const title of ['Three', 'One']) {
      await tabTo(page.getByRole('checkbox', { name: say('inbox:list.selectOne', { title }) }));
      await userEvent.keyboard(' ');
    }
    await tabTo(button(say('inbox:list.remove', { count: 2 })));
    await userEvent.keyboard('{Enter}');
    await expect.element(notice(say('inbox:removed', { count: 2 }))).toBeVisible();
    for (const title of ['Three', 'One']) await expect.element(row(title)).not.toBeInTheDocument();
    await expect.element(row('Two')).toBeVisible();
    await button(say('inbox:undo')).click();
    await expect.element(row('One')).toBeVisible();
    await expect.element(row('Three')).toBeVisible();
  });

  test('those that couldn’t be deleted stay selected, with a notice', async () => {
    const { say } = await open({ ...three(), deleteMessage: () => refuse(503) });
    await button(say('inbox:list.select')).click();
    const box = page.getByRole('checkbox', { name: say('inbox:list.selectOne', { title: 'One' }) });
    await box.click();
    await button(say('inbox:list.remove', { count: 1 })).click();
    await expect.element(notice(say('inbox:removeFailed'))).toBeVisible();
    await expect.element(box).toBeChecked();
    await expect.element(button(say('inbox:list.remove', { count: 1 }))).toBeEnabled();
  });

  test('a message that was deleted leaves its place, and its link leads to its page', async () => {
    const { say, address } = await open(three(), '?message=2');
    const message = page.getByRole('region', { name: 'Two' });
    await message.getByRole('button', { name: say('inbox:one.remove') }).click();
    await expect.element(page.getByText(say('inbox:one.choose'))).toBeVisible();
    await row('Three').click();
    await page
      .getByRole('region', { name: 'Three' })
      .getByRole('link', { name: say('inbox:one.open') })
      .click();
    await expect.poll(address).toBe('/en/office/bonuses');
  });

  test('older ones follow below those that are shown', async () => {
    const { say } = await open({
      ...three(),
      messages: ({ query: { before } }) =>
        before === undefined
          ? { messages: [written(3, 'Three')], next: '3', unread: 2 }
          : { messages: [written(2, 'Two')], next: null, unread: 2 },
    });
    await button(say('inbox:list.older')).click();
    await expect.element(row('Two')).toBeVisible();
    await expect.element(row('Three')).toBeVisible();
    await expect.element(button(say('inbox:list.older'))).not.toBeInTheDocument();
    expect(requestsOf('messages').at(-1)?.query).toMatchObject({ before: '3' });
  });

  test('none at all leads to the settings of mails', async () => {
    const { say, address } = await open(inboxOf());
    await expect.element(page.getByText(say('inbox:list.empty'))).toBeVisible();
    await page.getByRole('link', { name: say('inbox:list.toSettings') }).click();
    await expect.poll(address).toBe('/en/office/mailing-settings');
  });

  test('a list on its way has a placeholder, and one that failed can be asked for again', async () => {
    const first = Promise.withResolvers<ReturnType<typeof refuse>>();
    const { say } = await open({ ...three(), messages: () => first.promise });
    await expect.element(main.getByText(say('inbox:list.failed'))).not.toBeInTheDocument();
    await expect.element(main.getByText(say('inbox:list.empty'))).not.toBeInTheDocument();
    first.resolve(refuse(503));
    await expect.element(main.getByText(say('inbox:list.failed'))).toBeVisible();
    answerCalls(three());
    await button(say('inbox:list.retry')).click();
    await expect.element(row('Three')).toBeVisible();
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));

  test('the message replaces the list, has the focus and fits, however long its words are', async () => {
    const long = 'A'.repeat(120);
    await open(inboxOf(written(1, `For the phone ${long}`, `${long}\n\nThe second one.`)));
    await row('For the phone').click();
    const message = page.getByRole('region', { name: 'For the phone', exact: false });
    await expect.element(message).toHaveFocus();
    await expect.element(message.getByText('The second one.', { exact: false })).toBeVisible();
    await expect.element(rows).not.toBeInTheDocument();
    expectNoOverflow();
  });

  test('a message that is gone offers the way back', async () => {
    const { say } = await open(inboxOf(), '?message=999999');
    await expect.element(page.getByText(say('inbox:one.missing'))).toBeVisible();
    await page.getByRole('link', { name: say('inbox:one.back') }).click();
    await expect.element(page.getByText(say('inbox:list.empty'))).toBeVisible();
  });

  test('a message that couldn’t be loaded can be asked for again', async () => {
    const { say } = await open({ ...three(), message: () => refuse(503) }, '?message=2');
    await expect.element(page.getByText(say('inbox:one.failed'))).toBeVisible();
    answerCalls(three());
    await button(say('inbox:list.retry')).click();
    await expect.element(page.getByRole('region', { name: 'Two' })).toBeVisible();
  });
});

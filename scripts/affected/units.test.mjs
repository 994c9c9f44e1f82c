import { describe, expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { openGit } from './git.mjs';
import { openStates } from './states.mjs';
import { unitFiles } from './units.mjs';

const state = openStates(openGit(root), root).now();
const filesOf = (step, unit) => unitFiles(step, unit, state);

describe('an ordinary story', () => {
  const badge = filesOf('visual', 'packages/ui/src/primitives/Badge/Badge.stories.tsx');

  test('depends on less than 200 files beside the fonts', () => {
    expect([...badge].filter((file) => !file.startsWith('packages/brand/fonts/')).length).toBeLessThan(200);
  });

  test('depends on its component and its documentation, on brands and on what judges it', () => {
    for (const file of [
      'packages/ui/src/primitives/Badge/Badge.css.ts',
      'packages/ui/src/primitives/Badge/Badge.docs.ts',
      'packages/brand/src/derive/colors.ts',
      'themes/merlot/brand.json',
      '.storybook/preview.tsx',
      'e2e/visual/guard.ts',
      'e2e/visual/photograph.ts',
      'e2e/visual/stories.ts',
      'scripts/passes/recording.mjs',
    ])
      expect(badge).toContain(file);
  });

  test('depends neither on pages of documentation nor on what the runner prints', () => {
    for (const file of [
      '.storybook/docs/DocsPage.tsx',
      '.storybook/docgen/kitTypes.ts',
      'e2e/visual/report.ts',
      'e2e/visual/check.ts',
      'packages/ui/src/primitives/Button/Button.tsx',
    ])
      expect(badge).not.toContain(file);
  });
});

test('a suite of the kit in a browser depends on the kit and its brands, and on no app', () => {
  const suite = filesOf('kit', 'packages/ui/src/primitives/Dialog/Dialog.browser.test.tsx');
  expect(suite).toContain('packages/ui/src/primitives/Dialog/DialogFrame.tsx');
  expect(suite).toContain('themes/merlot/brand.json');
  expect([...suite].filter((file) => file.startsWith('apps/'))).toEqual([]);
});

describe('a screen test', () => {
  const file = 'apps/web/src/sections/office/MessagesScreen.screen.test.tsx';
  const messages = filesOf('screens', file);

  test('depends on its screen with stores, queries and translations, on its set-up, the kit and the contract', () => {
    for (const path of [
      'apps/web/src/sections/office/messages/useMessageActions.ts',
      'apps/web/src/features/messages/messages.api.ts',
      'apps/web/src/platform/i18n/locales/en/inbox.json',
      'apps/web/src/testing/screen/screen.setup.ts',
      'apps/web/src/testing/screen/answers.ts',
      'packages/contract/src/calls/account/messages.ts',
      'packages/ui/src/blocks/account/Inbox/InboxList.tsx',
      'themes/merlot/brand.json',
      'vitest.config.ts',
    ])
      expect(messages).toContain(path);
  });

  test('depends neither on other screens, nor on the route table and the server', () => {
    const other = /^apps\/(web\/src\/(sections\/(?!office\/)|app\/(routes|guards|wiring)\/)|server\/)/;
    expect([...messages].filter((path) => other.test(path))).toEqual([]);
  });
});

describe('a journey', () => {
  const champs = filesOf('journeys', 'e2e/journeys/line/champs.still.test.ts');

  test('depends on the helpers that it imports, and on those that begin a run', () => {
    for (const path of ['app.ts', 'test.ts', 'run.ts', 'globalSetup.ts', 'platformProgram.ts'])
      expect(champs).toContain(`e2e/journeys/support/${path}`);
  });

  test('depends neither on the helpers of other journeys, nor on those journeys', () => {
    for (const path of ['support/payments.ts', 'support/authenticator.ts', 'line/search.still.test.ts'])
      expect(champs).not.toContain(`e2e/journeys/${path}`);
  });
});

test('a story that shows other stories depends on all of them', () => {
  const board = filesOf('visual', '.storybook/board/BrandBoard.stories.tsx');
  expect(board).toContain('packages/ui/src/blocks/coupon/CouponSheet/CouponSheet.stories.tsx');
  expect(board).toContain('.storybook/firstStories.ts');
});

import { useState, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, describe, expect, test } from 'vitest';
import { modalSuite } from '../../testing/modalSuite.ts';
import { expectNoShift, measurePage, simulateKeyboard } from '../../testing/pageMeasures.ts';
import { UiTestProvider } from '../../testing/UiTestProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Input/Input.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import type { DialogProps } from './DialogFrame.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Drawer } from './Drawer.tsx';
import { FullModal } from './FullModal.tsx';
import { Modal } from './Modal.tsx';
import { WideModal } from './WideModal.tsx';

let remove = () => {};

function show(content: ReactNode) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <UiTestProvider>
      <main>{content}</main>
      <p style={{ blockSize: '3000px' }}>A page that is longer than its window</p>
    </UiTestProvider>,
  );
  remove = () => {
    root.unmount();
    place.remove();
  };
}

afterEach(async () => {
  remove();
  await waitFor(() => expect(document.body.hasAttribute('data-scroll-locked')).toBe(false));
});

const opener = () => screen.findByRole('button', { name: 'Open' });

function Page({ frame: Frame }: { frame: ComponentType<DialogProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Frame
        open={open}
        onOpenChange={setOpen}
        title="Title"
        description="More of it"
        footer={<Button width="full">Save</Button>}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <Field key={index} label={`Field ${index}`}>
            <Input />
          </Field>
        ))}
      </Frame>
    </>
  );
}

const frames: readonly (readonly [string, ComponentType<DialogProps>])[] = [
  ['Modal', Modal],
  ['BottomSheet', BottomSheet],
  ['Drawer', Drawer],
  ['FullModal', FullModal],
  ['WideModal', WideModal],
];

test('the test browser has a scrollbar with a width, so that layout shifts are detectable', async () => {
  show(<Page frame={Modal} />);
  await opener();
  expect(window.innerWidth).toBeGreaterThan(document.documentElement.clientWidth);
});

test('the modal suite fails when the page shifts', async () => {
  const careless = document.createElement('style');
  careless.textContent = 'html { scrollbar-gutter: auto }';
  document.head.append(careless);
  show(<Page frame={Modal} />);
  await expect(modalSuite(await opener(), 'Title')).rejects.toThrow('bodyWidth');
  careless.remove();
});

describe.each(frames)('%s', (_, frame) => {
  test('passes the modal suite without shifting the page', async () => {
    show(<Page frame={frame} />);
    await modalSuite(await opener(), 'Title', { description: 'More of it' });
    expect(document.activeElement).toBe(await opener());
  });

  test('stays above the on-screen keyboard, with the focused field and the actions visible', async () => {
    show(<Page frame={frame} />);
    await userEvent.click(await opener());
    const dialog = await screen.findByRole('dialog');
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
    const covered = 420;
    const field = within(dialog).getByLabelText('Field 9');
    field.focus();
    const lower = simulateKeyboard(covered);
    const edge = window.innerHeight - covered;
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(edge));
    const save = within(dialog).getByRole('button', { name: 'Save' }).getBoundingClientRect();
    expect(save.bottom).toBeLessThanOrEqual(edge);
    const { top, bottom } = field.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(save.top);
    expect(top).toBeGreaterThanOrEqual(dialog.getBoundingClientRect().top);
    lower();
  });
});

test('ConfirmDialog passes the modal suite and focuses the cancel button first', async () => {
  function Question() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <ConfirmDialog
          open={open}
          title="Sure?"
          description="It can’t be undone."
          confirmLabel="Yes"
          cancelLabel="No"
          onConfirm={() => {}}
          onCancel={() => setOpen(false)}
        />
      </>
    );
  }
  show(<Question />);
  await modalSuite(await opener(), 'Sure?', { role: 'alertdialog', description: 'It can’t be undone.' });
  await userEvent.click(await opener());
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toBe(document.activeElement));
});

test('a popover and a menu restore focus without shifting the page', async () => {
  show(
    <>
      <Popover label="About" trigger={<Button>Open</Button>}>
        Words
      </Popover>
      <Menu trigger={<Button>Account</Button>} items={[{ id: 'bets', label: 'My bets' }]} />
    </>,
  );
  const before = await opener().then(measurePage);
  for (const [name, role] of [
    ['Open', 'dialog'],
    ['Account', 'menu'],
  ] as const) {
    const trigger = screen.getByRole('button', { name });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole(role);
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expectNoShift(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  }
});

describe('focus restoration', () => {
  function Fading({ after }: { after: ReactNode }) {
    const [open, setOpen] = useState(false);
    return (
      <section>
        {open ? after : <Button onClick={() => setOpen(true)}>Open</Button>}
        <Modal open={open} onOpenChange={setOpen} title="Title">
          Words
        </Modal>
      </section>
    );
  }
  async function openAndClose() {
    await userEvent.click(await opener());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('finds a re-rendered opener by its accessible name', async () => {
    show(<Fading after={<em>On its way</em>} />);
    await openAndClose();
    await waitFor(async () => expect(document.activeElement).toBe(await opener()));
  });

  test('focuses the container of an opener that was removed', async () => {
    function Gone() {
      const [placed, setPlaced] = useState(false);
      const [open, setOpen] = useState(false);
      return (
        <section>
          {!placed && <Button onClick={() => (setPlaced(true), setOpen(true))}>Open</Button>}
          <Modal open={open} onOpenChange={setOpen} title="Title">
            Words
          </Modal>
        </section>
      );
    }
    show(<Gone />);
    await openAndClose();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  test('focuses the menu button after opening from a menu item', async () => {
    function FromMenu() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu
            trigger={<Button>Account</Button>}
            items={[{ id: 'out', label: 'Sign out', onSelect: () => setOpen(true) }]}
          />
          <Modal open={open} onOpenChange={setOpen} title="Title">
            Words
          </Modal>
        </>
      );
    }
    show(<FromMenu />);
    const account = await screen.findByRole('button', { name: 'Account' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(account));
  });
});

test('shows no focus ring on the panel when it is opened by touch', async () => {
  show(<Page frame={BottomSheet} />);
  await userEvent.pointer([{ keys: '[TouchA]', target: await opener() }]);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(dialog));
  expect(getComputedStyle(dialog).outlineStyle).toBe('none');
});

test('a question that needs an entry begins in its first field', async () => {
  show(
    <ConfirmDialog
      open
      title="Suspend betting?"
      description="No bets are accepted until an operator opens it."
      confirmLabel="Suspend"
      cancelLabel="Back"
      initialFocus="field"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      <Field label="Reason">
        <Input />
      </Field>
    </ConfirmDialog>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
});

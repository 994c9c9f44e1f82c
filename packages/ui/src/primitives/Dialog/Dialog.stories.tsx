import { useState, type ComponentType } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { modalSuite } from '../../testing/modalSuite.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { Input } from '../Input/Input.tsx';
import { PasswordInput } from '../Input/PasswordInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Grid, Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Paragraph } from '../Text/Text.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import type { DialogProps } from './DialogFrame.tsx';
import { Drawer } from './Drawer.tsx';
import { FullModal } from './FullModal.tsx';
import { Modal } from './Modal.tsx';
import { WideModal } from './WideModal.tsx';
import { docs } from './Dialog.docs.ts';

const meta = {
  title: 'Primitives/Dialog',
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sell this bet?',
    description: 'You get € 24.10 now. The match goes on without your bet.',
    children: <Paragraph>The offer holds for 5 seconds and moves with the match.</Paragraph>,
    footer: (
      <>
        <Button width="full">Keep the bet</Button>
        <Button tone="primary" width="full">
          Sell · € 24.10
        </Button>
      </>
    ),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Page with a button that opens the dialog. */
function opened(Frame: ComponentType<DialogProps>) {
  return function Page(args: DialogProps) {
    const [open, setOpen] = useState(false);
    return (
      <Stack pad="lg" align="start">
        <Button onClick={() => setOpen(true)}>Open</Button>
        {Array.from({ length: 12 }, (_, index) => (
          <Paragraph key={index} tone="muted">
            The page behind the dialog, line {index + 1}
          </Paragraph>
        ))}
        <Frame {...args} open={open} onOpenChange={setOpen} />
      </Stack>
    );
  };
}

/** Runs the modal suite, then leaves the dialog open for the snapshot. */
const behaves: NonNullable<Story['play']> = async ({ canvasElement, args }) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await modalSuite(opener, String(args.title), { description: args.description });
  await userEvent.click(opener);
  await within(document.body).findByRole('dialog');
};

/** Centred dialog. Checks focus, Escape, a press outside and the page behind with the modal suite. */
export const Default: Story = { render: opened(Modal), play: behaves };

/** From the bottom on phones, where it can be pulled down; a dialog on desktops. */
export const Sheet: Story = {
  args: {
    title: 'Settings',
    description: undefined,
    footer: undefined,
    children: (
      <Stack gap="lg">
        <RadioGroup
          label="Odds format"
          options={[
            { value: 'decimal', label: 'Decimal', hint: '2.50' },
            { value: 'fractional', label: 'Fractional', hint: '3/2' },
          ]}
          defaultValue="decimal"
        />
        <Switch label="12-hour clock" />
      </Stack>
    ),
  },
  render: opened(BottomSheet),
  play: behaves,
};

const filters = {
  title: 'Filters',
  description: undefined,
  children: (
    <Stack gap="xs">
      {['Harbour City League', 'Northern Cup', 'Island Series', 'Friendly matches'].map((name) => (
        <Checkbox key={name}>{name}</Checkbox>
      ))}
    </Stack>
  ),
  footer: (
    <Button tone="strong" width="full">
      Show 48 matches
    </Button>
  ),
};

/** From the inline end: the left side in right-to-left text. */
export const DrawerFromTheEnd: Story = { args: filters, render: opened(Drawer), play: behaves };

export const DrawerFromTheStart: Story = {
  args: { ...filters, title: 'Sports', footer: undefined },
  render: opened((props) => <Drawer {...props} side="start" />),
  play: async (context) => {
    await behaves(context);
    const { left, right } = within(document.body).getByRole('dialog').getBoundingClientRect();
    const rtl = getComputedStyle(context.canvasElement).direction === 'rtl';
    await expect(left < document.documentElement.clientWidth - right).toBe(!rtl);
  },
};

/** Sign-in form: full page, content in a column; focus starts in the first field. */
export const Full: Story = {
  args: {
    title: 'Sign in',
    description: undefined,
    initialFocus: 'field',
    children: (
      <Stack gap="lg">
        <Field label="E-mail or account number">
          <Input autoComplete="username" />
        </Field>
        <Field label="Password">
          <PasswordInput />
        </Field>
        <Button tone="strong" size="lg" width="full">
          Sign in
        </Button>
      </Stack>
    ),
    footer: undefined,
  },
  render: opened(FullModal),
  play: async (context) => {
    const opener = within(context.canvasElement).getByRole('button', { name: 'Open' });
    await modalSuite(opener, 'Sign in');
    await userEvent.click(opener);
    await expect(await within(document.body).findByLabelText('E-mail or account number')).toHaveFocus();
  },
};

/** Registration form: 95 % of the width. */
export const Wide: Story = {
  args: {
    title: 'Create an account',
    description: 'It takes about two minutes.',
    children: (
      <Grid columns="two" gap="lg">
        {['First name', 'Last name', 'E-mail', 'Phone', 'Street', 'Town'].map((label) => (
          <Field key={label} label={label}>
            <Input />
          </Field>
        ))}
      </Grid>
    ),
    footer: (
      <Button tone="strong" size="lg" width="full">
        Create the account
      </Button>
    ),
  },
  render: opened(WideModal),
  play: behaves,
};

/** Long content scrolls inside; the title and the actions stay visible. */
export const Stress: Story = {
  args: {
    title: 'Rules of betting on matches that were interrupted, moved, replayed or decided at the green table',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Paragraph key={index}>
            {index + 1}. A bet stands when the match is resumed within 48 hours of its time at the same place.
          </Paragraph>
        ))}
      </Stack>
    ),
  },
};

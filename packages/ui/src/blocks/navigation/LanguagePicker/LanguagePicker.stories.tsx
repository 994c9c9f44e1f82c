import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { stayHere } from '../stayHere.ts';
import { manyLanguages } from './languageFixtures.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LanguageSheet } from './LanguageSheet.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './LanguagePicker.docs.ts';

const labels = {
  search: 'Find a language',
  suggested: 'Suggested',
  all: 'All languages',
  none: 'No language by this name.',
};

const meta = {
  title: 'Blocks/Navigation/LanguagePicker',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: LanguagePicker,
  args: {
    label: 'Language',
    value: 'en',
    languages: [
      { code: 'en', name: 'English', href: '#en' },
      { code: 'ru', name: 'Русский', href: '#ru' },
      { code: 'ar', name: 'العربية', href: '#ar', direction: 'rtl' },
    ],
  },
} satisfies Meta<typeof LanguagePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few languages without a search field. */
export const Few: Story = {};

function Sheet() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button icon="world" onClick={() => setOpen(true)}>
        Language
      </Button>
      <LanguageSheet
        open={open}
        onOpenChange={setOpen}
        label="Language"
        value="pt-BR"
        languages={manyLanguages}
        suggested={['en', 'es']}
        labels={labels}
      />
    </>
  );
}

/** A hundred languages, searched by native name, English name or code; the current one first. */
export const Hundred: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Sheet />,
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Language' }));
    const first = sheet.getAllByRole('link')[0];
    await expect(first).toHaveAttribute('aria-current', 'true');
    const search = sheet.getByRole('searchbox');
    await userEvent.type(search, 'greek');
    await expect(sheet.getAllByRole('link')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'qqq');
    await expect(sheet.getByRole('status')).toHaveTextContent('No language by this name.');
    await userEvent.clear(search);
    await userEvent.type(search, 'ελλ');
    await userEvent.tab();
    stayHere();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(again).toBeVisible());
  },
};

/** Dialog with two columns on desktops. */
export const HundredDesktop: Story = {
  parameters: { layout: 'fullscreen' },
  tags: ['desktop'],
  render: () => <Sheet />,
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };

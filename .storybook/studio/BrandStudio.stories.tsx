import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Studio } from './Studio.tsx';

const meta = {
  title: 'Guide/Brand studio',
  component: Studio,
  args: { brand: 'touchline' },
  // No visual snapshot and no docs page: the studio is a tool, and shows the visitor's own work.
  tags: ['no-visual', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Studio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Edit a brand book, preview it on the product, check its contrast, and export the files. */
export const BrandStudio: Story = {};

const key = 'touchline:studio-test';

/** Edits a value, applies the proposed fix of a fault, undoes it, and checks the exported file. */
export const Walk: Story = {
  args: { storageKey: key },
  beforeEach: () => localStorage.removeItem(key),
  play: async ({ canvasElement }) => {
    const studio = within(canvasElement);
    const tab = (name: string) => userEvent.click(studio.getByRole('tab', { name }));
    const accent = studio.getByRole('textbox', { name: 'Accent' });

    await userEvent.clear(accent);
    await userEvent.type(accent, '#zz');
    await expect(studio.getByRole('alert')).toHaveTextContent('seeds.accent');
    await userEvent.clear(accent);
    await userEvent.type(accent, '#00B2A9');
    await waitFor(() => expect(studio.queryByRole('alert')).toBeNull());

    await tab('Tokens');
    await userEvent.click(studio.getByRole('radio', { name: 'Dark' }));
    await userEvent.type(studio.getByRole('searchbox'), 'color.text.muted');
    const token = studio.getByRole('textbox', { name: 'color.text.muted' });
    await userEvent.click(token);
    await userEvent.paste('#2a3038');
    await tab('Contrast');
    await expect(studio.getByText(/pairs are too faint/)).toBeVisible();
    const [mend] = studio.getAllByRole('button', { name: /for color\.text\.muted/ });
    if (mend) await userEvent.click(mend);
    await expect(studio.getByText(/pairs reach their contrast/)).toBeVisible();
    await userEvent.click(studio.getByRole('button', { name: 'Undo' }));
    await expect(studio.getByText(/pairs are too faint/)).toBeVisible();
    await userEvent.click(studio.getByRole('button', { name: 'Redo' }));

    await tab('Files');
    await expect(studio.getByLabelText('brand.json')).toHaveTextContent('"accent": "#00B2A9"');
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    await expect(kept).toMatchObject({ seeds: { accent: '#00B2A9' } });

    await userEvent.type(studio.getByRole('textbox', { name: 'Text of a brand.json' }), 'no book');
    await userEvent.click(studio.getByRole('button', { name: 'Use this book' }));
    await expect(studio.getByText(/This is not JSON/)).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modalSuite } from '../../../testing/modalSuite.ts';
import { DocumentGrid } from './DocumentGrid.tsx';
import { DocumentView } from './DocumentView.tsx';
import { docs } from './DocumentView.docs.ts';

/** Data URI of a drawn identity card. */
const card = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <rect width="100%" height="100%" fill="#dbe7ee"/>
      <rect x="6%" y="12%" width="28%" height="60%" fill="#8aa6b5"/>
      <g fill="#33495a"><rect x="40%" y="16%" width="46%" height="7%"/><rect x="40%" y="32%" width="38%" height="7%"/>
      <rect x="40%" y="48%" width="52%" height="7%"/><rect x="6%" y="82%" width="88%" height="6%"/></g></svg>`,
  )}`;

const meta = {
  title: 'Blocks/Account/DocumentView',
  component: DocumentView,
  parameters: { componentDocs: docs },
  args: {
    label: 'The side with the photo',
    detail: 'passport.jpg · 1.2 MB · 14 Mar 2026, 15:04 UTC',
    form: 'picture',
    source: card(860, 540),
    fileName: 'passport.jpg',
    labels: {
      show: 'Show',
      retry: 'Try again',
      enlarge: 'Enlarge',
      actualSize: 'Actual size',
      save: 'Save',
      damaged: 'The file is damaged: ask for another one.',
      noViewer: 'This browser shows no PDF: save the file to look at it.',
    },
    onShow: fn(),
  },
} satisfies Meta<typeof DocumentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};

export const Tall: Story = { args: { source: card(540, 960) } };

/** Earlier documents load only on request, because every access is logged. */
export const Hidden: Story = {
  args: { source: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { source: undefined, busy: true } };

export const Failed: Story = {
  args: {
    source: undefined,
    error: 'The server does not answer: look at the connection, then try again.',
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const Damaged: Story = {
  args: { source: 'data:image/png,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('damaged'));
  },
};

export const Pages: Story = {
  // No visual test: the browser's viewer paints at an unpredictable time.
  tags: ['no-visual'],
  args: { form: 'pages', fileName: 'bill.pdf', source: 'data:text/plain,A%20bill' },
};

export const Large: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Enlarge' });
    // Scrolls to the button first, so that the suite doesn't attribute that scroll to the dialog.
    opener.scrollIntoView({ block: 'end' });
    await modalSuite(opener, 'The side with the photo');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const box = within(dialog).getByRole('group');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Actual size' }));
    await expect(within(box).getByRole('img').getBoundingClientRect().width).toBe(860);
  },
};

export const Stress: Story = {
  args: {
    label: 'Die Seite des Personalausweises mit dem Lichtbild und der Unterschrift',
    detail: 'IMG_20260314_150412_llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.jpeg · 4.9 MB',
  },
  render: (args) => (
    <DocumentGrid>
      <DocumentView {...args} />
      <DocumentView {...args} source={card(540, 960)} />
      <DocumentView {...args} source={undefined} error={args.detail} />
    </DocumentGrid>
  ),
};

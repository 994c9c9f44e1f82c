import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryImage } from '../StoryImage.tsx';
import { InstallPrompt } from './InstallPrompt.tsx';
import { docs } from './InstallPrompt.docs.ts';

const meta = {
  title: 'Blocks/Content/InstallPrompt',
  component: InstallPrompt,
  parameters: { componentDocs: docs },
  args: {
    icon: <StoryImage />,
    title: 'Touchline on your home screen',
    detail: 'Opens faster and tells you when a bet is settled.',
    laterLabel: 'Not now',
    onLater: fn(),
  },
} satisfies Meta<typeof InstallPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Browser with its own install prompt. */
export const Android: Story = {
  args: { installLabel: 'Install', onInstall: fn() },
  play: async ({ canvasElement, args }) => {
    const prompt = within(canvasElement);
    await userEvent.click(prompt.getByRole('button', { name: 'Install' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onLater).toHaveBeenCalledOnce();
    prompt.getByRole('button', { name: 'Not now' }).blur();
  },
};

const steps = [
  { icon: 'upload', text: 'Press Share at the foot of the browser' },
  { icon: 'plus', text: 'Choose Add to Home Screen' },
  { icon: 'check', text: 'Press Add' },
] as const;

/** Browser without an install prompt: manual steps with the icons to look for. */
export const Ios: Story = { args: { steps } };

export const Stress: Story = {
  args: {
    title: 'Sportwettenanwendung auf dem Startbildschirm Ihres Mobiltelefons',
    detail: 'Startet schneller. '.repeat(8),
    steps: [
      ...steps,
      { icon: 'download', text: 'Startbildschirmverknüpfungsbestätigung abwarten. '.repeat(3) },
    ],
    installLabel: 'Anwendung installieren',
    laterLabel: 'Später erinnern',
  },
};

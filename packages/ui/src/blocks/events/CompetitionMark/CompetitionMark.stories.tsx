import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { CompetitionMark, competitionMarkSizes } from './CompetitionMark.tsx';
import { docs } from './CompetitionMark.docs.ts';

const competitions = [
  ['Bundesring', 'de'],
  ['Copa Ipê', 'br'],
  ['Liga Solar', 'es'],
  ['Division Lumière', 'fr'],
  ['Albion League', 'gb-eng'],
  ['Serie Aurea', 'it'],
  ['Continental Hoops', 'us'],
  ['Northern Ice League', 'ca'],
  ['Monsoon T20', 'in'],
  ['Coral Bay Challenger', 'au'],
  ['PlusNet Liga', 'pl'],
  ['Silicon League', 'world'],
] as const;

const meta = {
  title: 'Blocks/Events/CompetitionMark',
  component: CompetitionMark,
  parameters: { componentDocs: docs },
  args: { name: 'Liga Solar', country: 'es' },
} satisfies Meta<typeof CompetitionMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Drawn from name and country. */
export const Drawn: Story = {
  render: () => (
    <Stack gap="sm">
      {competitions.map(([name, country]) => (
        <Inline key={name}>
          <CompetitionMark name={name} country={country} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

/** In a list, on a card, and in the title of a page. */
export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {competitionMarkSizes.map((size) => (
        <CompetitionMark key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

/** Letters of other scripts, and names without letters. */
export const Scripts: Story = {
  render: () => (
    <Inline>
      {['Кубок побережья', 'دوري الساحل', 'Ålesund Örebro', '3x3', '—'].map((name) => (
        <CompetitionMark key={name} name={name} country="world" size="lg" />
      ))}
    </Inline>
  ),
};

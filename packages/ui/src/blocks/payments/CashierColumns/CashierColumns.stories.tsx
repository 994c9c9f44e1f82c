import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { DetailList } from '../../account/DetailList/DetailList.tsx';
import { AmountField } from '../AmountField/AmountField.tsx';
import { groups as paymentGroups } from '../paymentFixtures.tsx';
import { PaymentMethodRows } from '../PaymentMethodRows/PaymentMethodRows.tsx';
import { CashierColumns } from './CashierColumns.tsx';
import { docs } from './CashierColumns.docs.ts';

const meta = {
  title: 'Blocks/Payments/CashierColumns',
  parameters: { componentDocs: docs },
  component: CashierColumns,
  args: {
    methods: (
      <PaymentMethodRows
        groups={paymentGroups}
        selected="card"
        labels={{ empty: 'No payment methods are available right now.' }}
        onSelect={fn()}
      />
    ),
    children: (
      <Card>
        <Stack gap="lg">
          <AmountField large label="Amount" value="50" currency="€" limits="€ 10 to € 5,000 a payment" />
          <Button tone="primary" size="lg" width="full">
            Deposit · € 50.00
          </Button>
        </Stack>
      </Card>
    ),
    side: (
      <Card>
        <DetailList
          details={[
            { id: 'all', label: 'Balance', value: '€ 128.50', strong: true },
            { id: 'free', label: 'Can be withdrawn', value: '€ 66.00' },
          ]}
        />
      </Card>
    ),
  },
} satisfies Meta<typeof CashierColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('textbox', { name: /Amount/ })).toBeVisible();
    await expect(page.getByText('Can be withdrawn')).toBeVisible();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

import type { ConformanceSample } from './conformance.tsx';
import * as kit from '../primitives/index.ts';

const items = [
  { id: 'one', title: 'One', content: 'First' },
  { id: 'two', title: 'Two', content: 'Second' },
] as const;
const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
] as const;
const dialog = { open: true, title: 'Title', description: 'More of it', children: 'Content' } as const;
const points = [
  { at: 0, value: 1 },
  { at: 1, value: 2 },
];

/** Minimal usage of each primitive. */
export const samples: Readonly<Record<string, ConformanceSample>> = {
  Accordion: { draw: (given) => <kit.Accordion {...given} items={items} /> },
  AmountLine: { draw: (given) => <kit.AmountLine {...given} text="Returns € 10" amount="€ 10" /> },
  Avatar: { draw: (given) => <kit.Avatar {...given} name="Harbour City" /> },
  Badge: { draw: (given) => <kit.Badge {...given}>New</kit.Badge> },
  BarChart: {
    draw: (given) => (
      <kit.BarChart
        {...given}
        label="Turnover"
        summary="One day"
        bars={[{ id: 'mon', label: 'Mon', value: 1, text: 'Monday: 1' }]}
        formatValue={String}
      />
    ),
  },
  BottomSheet: {
    elsewhere: true,
    draw: (given, fire) => <kit.BottomSheet {...given} {...dialog} onOpenChange={fire} />,
  },
  Button: {
    disables: true,
    draw: (given, fire) => (
      <kit.Button {...given} onClick={fire}>
        Deposit
      </kit.Button>
    ),
  },
  ButtonLink: {
    draw: (given) => (
      <kit.ButtonLink {...given} href="#live">
        Live
      </kit.ButtonLink>
    ),
  },
  Card: { draw: (given) => <kit.Card {...given}>Content</kit.Card> },
  Carousel: {
    draw: (given, fire) => (
      <kit.Carousel
        {...given}
        label="Promotions"
        slides={[
          { id: 'one', content: 'One' },
          { id: 'two', content: 'Two' },
        ]}
        labels={{ previous: 'Previous', next: 'Next', position: (place, count) => `${place} of ${count}` }}
        onSlideChange={fire}
      />
    ),
  },
  Checkbox: {
    disables: true,
    draw: (given, fire) => (
      <kit.Checkbox {...given} onCheckedChange={fire}>
        Agreed
      </kit.Checkbox>
    ),
  },
  Chip: {
    draw: (given, fire) => (
      <kit.Chip {...given} onSelectedChange={fire}>
        Football
      </kit.Chip>
    ),
  },
  ChipLink: {
    draw: (given) => (
      <kit.ChipLink {...given} href="#all">
        All
      </kit.ChipLink>
    ),
  },
  ChipRow: {
    draw: (given) => (
      <kit.ChipRow {...given} label="Sports">
        <kit.Chip>All</kit.Chip>
      </kit.ChipRow>
    ),
  },
  CodeInput: {
    direction: 'ltr',
    disables: true,
    draw: (given, fire) => (
      <kit.CodeInput {...given} aria-label="Code" onValueChange={fire} onComplete={fire} />
    ),
  },
  Collapsible: {
    draw: (given, fire) => (
      <kit.Collapsible {...given} title="Total goals" onOpenChange={fire}>
        Over 3.5
      </kit.Collapsible>
    ),
  },
  Combobox: {
    disables: true,
    draw: (given, fire) => (
      <kit.Combobox
        {...given}
        label="Country"
        options={options}
        labels={{ search: 'Search', empty: 'None', found: String }}
        onValueChange={fire}
      />
    ),
  },
  ConfirmDialog: {
    elsewhere: true,
    draw: (given, fire) => (
      <kit.ConfirmDialog
        {...given}
        open
        title="Sure?"
        description="It can’t be undone."
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={fire}
        onCancel={fire}
      />
    ),
  },
  DateInput: {
    disables: true,
    draw: (given, fire) => (
      <kit.DateInput
        {...given}
        labels={{
          day: 'Day',
          month: 'Month',
          year: 'Year',
          examples: { day: 'DD', month: 'MM', year: 'YYYY' },
          calendar: 'Calendar',
        }}
        onValueChange={fire}
      />
    ),
  },
  Divider: { draw: (given) => <kit.Divider {...given} /> },
  Drawer: {
    elsewhere: true,
    draw: (given, fire) => <kit.Drawer {...given} {...dialog} onOpenChange={fire} />,
  },
  EmptyState: { draw: (given) => <kit.EmptyState {...given} title="No bets yet" /> },
  ErrorState: {
    draw: (given, fire) => (
      <kit.ErrorState {...given} title="Not loaded" retryLabel="Try again" onRetry={fire} />
    ),
  },
  Field: {
    draw: (given) => (
      <kit.Field {...given} label="E-mail">
        <kit.Input />
      </kit.Field>
    ),
  },
  FileInput: {
    disables: true,
    draw: (given, fire) => (
      <kit.FileInput
        {...given}
        files={[]}
        labels={{ choose: 'Choose', drop: 'or drop', hint: 'PDF', remove: String, sending: String }}
        onFilesAdd={fire}
        onFileRemove={fire}
      />
    ),
  },
  FullModal: {
    elsewhere: true,
    draw: (given, fire) => <kit.FullModal {...given} {...dialog} onOpenChange={fire} />,
  },
  Grid: { draw: (given) => <kit.Grid {...given}>Content</kit.Grid> },
  Heading: {
    draw: (given) => (
      <kit.Heading {...given} level={2}>
        Live now
      </kit.Heading>
    ),
  },
  Icon: { draw: (given) => <kit.Icon {...given} name="football" /> },
  IconButton: {
    disables: true,
    draw: (given, fire) => <kit.IconButton {...given} icon="settings" label="Settings" onClick={fire} />,
  },
  Inline: { draw: (given) => <kit.Inline {...given}>Content</kit.Inline> },
  Input: {
    disables: true,
    draw: (given, fire) => <kit.Input {...given} aria-label="Stake" onValueChange={fire} />,
  },
  LineChart: {
    draw: (given) => (
      <kit.LineChart
        {...given}
        label="Price"
        summary="From 1 to 2"
        points={points}
        readoutLabel="Price at a time"
        formatValue={(value) => value.toFixed(1)}
        formatMoment={() => 'Mon'}
      />
    ),
  },
  Link: {
    inText: true,
    draw: (given) => (
      <kit.Link {...given} href="#terms">
        Terms
      </kit.Link>
    ),
  },
  Menu: {
    elsewhere: true,
    opener: 'Account',
    draw: (given, fire) => (
      <kit.Menu
        {...given}
        trigger={<kit.Button>Account</kit.Button>}
        items={[{ id: 'out', label: 'Sign out', onSelect: fire }]}
      />
    ),
  },
  Modal: { elsewhere: true, draw: (given, fire) => <kit.Modal {...given} {...dialog} onOpenChange={fire} /> },
  Notice: { draw: (given) => <kit.Notice {...given}>Closed until the replay was seen.</kit.Notice> },
  Pagination: {
    disables: true,
    draw: (given, fire) => (
      <kit.Pagination
        {...given}
        page={2}
        count={9}
        labels={{
          label: 'Pages',
          previous: 'Previous',
          next: 'Next',
          page: String,
          position: (page) => page,
        }}
        onPageChange={fire}
      />
    ),
  },
  Paragraph: { draw: (given) => <kit.Paragraph {...given}>Running text</kit.Paragraph> },
  PasswordInput: {
    disables: true,
    draw: (given, fire) => <kit.PasswordInput {...given} aria-label="Password" onValueChange={fire} />,
  },
  Popover: {
    elsewhere: true,
    draw: (given, fire) => (
      <kit.Popover {...given} open label="About" trigger={<kit.Button>About</kit.Button>} onOpenChange={fire}>
        Words
      </kit.Popover>
    ),
  },
  Progress: { draw: (given) => <kit.Progress {...given} label="Deposits" value={40} /> },
  RadioGroup: {
    draw: (given, fire) => (
      <kit.RadioGroup {...given} label="Format" options={options} onValueChange={fire} />
    ),
  },
  RangeSlider: {
    disables: true,
    draw: (given, fire) => (
      <kit.RangeSlider
        {...given}
        label="Price"
        thumbLabels={['From', 'To']}
        onValueChange={fire}
        onValueCommit={fire}
      />
    ),
  },
  SegmentedControl: {
    draw: (given, fire) => (
      <kit.SegmentedControl {...given} label="Format" options={options} onValueChange={fire} />
    ),
  },
  Select: {
    disables: true,
    draw: (given, fire) => (
      <kit.Select {...given} aria-label="Format" options={options} onValueChange={fire} />
    ),
  },
  Skeleton: { draw: (given) => <kit.Skeleton {...given} /> },
  Slider: {
    disables: true,
    draw: (given, fire) => <kit.Slider {...given} label="Part" onValueChange={fire} onValueCommit={fire} />,
  },
  Sparkline: { draw: (given) => <kit.Sparkline {...given} label="From 1 to 2" points={points} /> },
  Spinner: { draw: (given) => <kit.Spinner {...given} /> },
  Stack: { draw: (given) => <kit.Stack {...given}>Content</kit.Stack> },
  Stepper: {
    draw: (given) => (
      <kit.Stepper
        {...given}
        label="Registration"
        stateLabels={{ done: 'done', current: 'now', next: 'to do', blocked: 'blocked' }}
        steps={[{ id: 'one', label: 'One', state: 'current' }]}
      />
    ),
  },
  Switch: {
    disables: true,
    draw: (given, fire) => <kit.Switch {...given} label="Better prices" onCheckedChange={fire} />,
  },
  Table: {
    draw: (given, fire) => (
      <kit.Table
        {...given}
        label="Turnover"
        columns={[{ id: 'day', header: 'Day', sortable: true }]}
        rows={[{ id: '1', cells: { day: '14 March' } }]}
        onSortChange={fire}
      />
    ),
  },
  TabLinks: {
    draw: (given) => <kit.TabLinks {...given} label="Account" items={[{ href: '#a', label: 'Profile' }]} />,
  },
  Tabs: {
    draw: (given, fire) => (
      <kit.Tabs
        {...given}
        label="Bets"
        items={[{ value: 'open', label: 'Open', content: 'Two' }]}
        onValueChange={fire}
      />
    ),
  },
  Text: { draw: (given) => <kit.Text {...given}>Words</kit.Text> },
  Textarea: {
    disables: true,
    draw: (given, fire) => <kit.Textarea {...given} aria-label="Message" onValueChange={fire} />,
  },
  Tooltip: {
    elsewhere: true,
    draw: (given) => (
      <kit.Tooltip {...given} text="Words" defaultOpen>
        <kit.Button>Asian line</kit.Button>
      </kit.Tooltip>
    ),
  },
  VisuallyHidden: { draw: (given) => <kit.VisuallyHidden {...given}>went up</kit.VisuallyHidden> },
  WideModal: {
    elsewhere: true,
    draw: (given, fire) => <kit.WideModal {...given} {...dialog} onOpenChange={fire} />,
  },
};

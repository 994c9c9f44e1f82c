interface KeyEntry {
  /** Keys as they are labelled, for example “Enter”. */
  readonly keys: readonly string[];
  readonly effect: string;
}

interface RoleEntry {
  /** Name of the control, for example “Button”. */
  readonly name: string;
  /** CSS selector of elements with the role. */
  readonly selector: string;
  readonly entries: readonly KeyEntry[];
}

const text = {
  keys: ['Characters', 'Arrow keys'],
  effect: 'Edit the text, as in every field of the browser.',
};
const press = { keys: ['Enter', 'Space'], effect: 'Press it.' };

/** Keys of each kind of control, by role. Components name the roles of their controls. */
export const keyRoles = {
  button: {
    name: 'Button',
    selector: 'button:not([role]), [role="button"]',
    entries: [press],
  },
  prices: {
    name: 'Group of prices',
    selector: '[data-prices]',
    entries: [
      {
        keys: ['Arrow keys'],
        effect:
          'Move between its prices, and up and down to the next group. The group is a single stop of Tab.',
      },
      { keys: ['Home', 'End'], effect: 'Go to its first or last price.' },
    ],
  },
  link: {
    name: 'Link',
    selector: 'a[href]:not([role])',
    entries: [{ keys: ['Enter'], effect: 'Opens its page.' }],
  },
  checkbox: {
    name: 'Checkbox',
    selector: 'input[type="checkbox"]:not([role])',
    entries: [{ keys: ['Space'], effect: 'Ticks it or removes the tick.' }],
  },
  switch: {
    name: 'Switch',
    selector: '[role="switch"]',
    entries: [{ keys: ['Space'], effect: 'Switches it on or off.' }],
  },
  radio: {
    name: 'Options',
    selector: 'input[type="radio"], [role="radio"]',
    entries: [
      {
        keys: ['Arrow keys'],
        effect: 'Choose the next or previous option. The group is a single stop of Tab.',
      },
      { keys: ['Space'], effect: 'Chooses the focused option.' },
    ],
  },
  slider: {
    name: 'Slider',
    selector: '[role="slider"], input[type="range"]',
    entries: [
      { keys: ['Arrow keys'], effect: 'Change the value by a step.' },
      { keys: ['Home', 'End'], effect: 'Go to the first or the last value.' },
    ],
  },
  textbox: {
    name: 'Text field',
    selector:
      'input:not([type], [role]), input:is([type="text"], [type="email"], [type="tel"], [type="url"], [type="password"]):not([role]), textarea',
    entries: [text],
  },
  searchbox: { name: 'Search field', selector: 'input[type="search"]:not([role])', entries: [text] },
  select: {
    name: 'List of the system',
    selector: 'select',
    entries: [
      { keys: ['Arrow keys'], effect: 'Choose the next or previous option.' },
      { keys: ['Characters'], effect: 'Choose the option that begins with them.' },
    ],
  },
  combobox: {
    name: 'Combobox',
    selector: '[role="combobox"]',
    entries: [
      { keys: ['Enter', 'Space'], effect: 'Open the list.' },
      { keys: ['Characters'], effect: 'Filter the options.' },
      { keys: ['Arrow up', 'Arrow down'], effect: 'Move through the options.' },
      { keys: ['Enter'], effect: 'Chooses the current option.' },
      { keys: ['Escape'], effect: 'Closes the list without a choice.' },
    ],
  },
  dialog: {
    name: 'Dialog',
    selector: '[role="dialog"]',
    entries: [
      { keys: ['Tab', 'Shift + Tab'], effect: 'Move between its controls.' },
      { keys: ['Arrow keys'], effect: 'Scroll its content, if that has the focus.' },
      { keys: ['Escape'], effect: 'Closes it; the focus returns to the control that opened it.' },
    ],
  },
  alertdialog: {
    name: 'Question',
    selector: '[role="alertdialog"]',
    entries: [
      { keys: ['Tab', 'Shift + Tab'], effect: 'Move between its answers.' },
      { keys: ['Escape'], effect: 'Cancels, unless an answer is required.' },
    ],
  },
  menu: {
    name: 'Menu',
    selector: '[role="menu"]',
    entries: [
      { keys: ['Arrow up', 'Arrow down'], effect: 'Move through the items.' },
      { keys: ['Home', 'End'], effect: 'Go to the first or the last item.' },
      { keys: ['Characters'], effect: 'Go to the item that begins with them.' },
      { keys: ['Enter', 'Space'], effect: 'Perform the item.' },
      { keys: ['Escape'], effect: 'Closes the menu; the focus returns to its button.' },
    ],
  },
  tab: {
    name: 'Tabs',
    selector: '[role="tab"]',
    entries: [
      {
        keys: ['Arrow left', 'Arrow right'],
        effect: 'Show the next or previous tab, along the text direction.',
      },
      { keys: ['Home', 'End'], effect: 'Show the first or the last tab.' },
    ],
  },
  file: {
    name: 'File picker',
    selector: 'input[type="file"]',
    entries: [{ keys: ['Enter', 'Space'], effect: 'Open the file picker of the system.' }],
  },
  tooltip: {
    name: 'Tooltip',
    selector: '[role="tooltip"]',
    entries: [
      { keys: ['Tab'], effect: 'Shows it with the focus of its control.' },
      { keys: ['Escape'], effect: 'Hides it.' },
    ],
  },
  scroll: {
    name: 'Scrolling area',
    selector:
      '[tabindex="0"]:not(button, a, input, [role="tab"], [role="tabpanel"], [role="radio"], [role="slider"], [role="switch"], [role^="menuitem"], [role="tablist"], [role="option"], [data-radix-focus-guard], [role="dialog"] *, [role="alertdialog"] *)',
    entries: [{ keys: ['Arrow keys'], effect: 'Scroll it once it has the focus.' }],
  },
  toast: {
    name: 'Region of messages',
    selector: 'ol[data-clear]',
    entries: [
      { keys: ['F6'], effect: 'Moves the focus into the region and back.' },
      { keys: ['Escape'], effect: 'Dismisses the focused message.' },
    ],
  },
} as const satisfies Readonly<Record<string, RoleEntry>>;

export type KeyRole = keyof typeof keyRoles;

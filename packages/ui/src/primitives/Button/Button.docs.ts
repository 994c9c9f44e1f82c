import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Button } from './Button.tsx';
import type { ButtonLink } from './ButtonLink.tsx';

/** Documentation for the page of `Button` and `ButtonLink`. */
export const docs = {
  Button: {
    usage: 'Use a button for an action on the page: placing a bet, saving a form, opening a dialog.',
    dos: [
      'Name the action and its amount: “Place bet · € 10.00”, “Withdraw · € 50.00”.',
      'Set `busy` while the request runs; the button keeps its size and focus, and a second press does nothing.',
      'Set `movesMoney` where a press moves money in another tone than `primary`: notifications keep away from it.',
    ],
    donts: [
      "Don't use `primary` for actions that move no money. The main action of other forms is `strong`.",
      "Don't lead to a page with it; use `ButtonLink`.",
    ],
    anatomy: [
      ['Icon before', 'icon'],
      ['Label', 'children'],
      ['Icon after', 'iconEnd'],
      ['Spinner', 'busy'],
    ],
    keys: ['button'],
    related: ['ButtonLink', 'IconButton', 'PlaceBetButton'],
    aliases: ['cta', 'submit', 'action'],
  } satisfies ComponentDocs<typeof Button>,
  ButtonLink: {
    usage: 'Use a button link for the main way to another page, such as “Deposit” or “All live matches”.',
    dos: ['Set `download` for a file, so that the browser saves it instead of opening it.'],
    donts: ["Don't use it in running text; use `Link`."],
    anatomy: [
      ['Icon before', 'icon'],
      ['Label', 'children'],
      ['Icon after', 'iconEnd'],
    ],
    keys: ['link'],
    related: ['Button', 'Link'],
    aliases: ['cta', 'link button'],
  } satisfies ComponentDocs<typeof ButtonLink>,
};

import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { BottomSheet } from './BottomSheet.tsx';
import type { Drawer } from './Drawer.tsx';
import type { FullModal } from './FullModal.tsx';
import type { Modal } from './Modal.tsx';
import type { WideModal } from './WideModal.tsx';

/** Documentation for the page of `Modal`, `BottomSheet`, `Drawer`, `FullModal` and `WideModal`. */
export const docs = {
  Modal: {
    usage: 'Use a modal for a short task that interrupts the page, such as choosing a wallet.',
    dos: ['Put the actions into `footer`; they stay visible while the content scrolls.'],
    donts: [
      "Don't open a modal over a modal. Change its content instead.",
      "Don't use it for messages that need no answer; use a toast or a `Notice`.",
    ],
    anatomy: [
      ['Scrim'],
      ['Title', 'title'],
      ['Sentence', 'description'],
      ['Close button'],
      ['Content', 'children'],
      ['Actions', 'footer'],
    ],
    keys: ['button', 'dialog'],
    otherControls: 'given',
    related: ['BottomSheet', 'Drawer', 'ConfirmDialog'],
    aliases: ['dialog', 'popup', 'overlay', 'lightbox', 'window'],
  } satisfies ComponentDocs<typeof Modal>,
  BottomSheet: {
    usage:
      'Use a bottom sheet for tasks on phones that are reached with the thumb: the coupon, filters, a language.',
    dos: ["Keep the page's state; a sheet is pulled down as easily as it is opened."],
    donts: ["Don't put long forms into it; use `WideModal`."],
    anatomy: [['Handle'], ['Title', 'title'], ['Content', 'children'], ['Actions', 'footer']],
    keys: ['button', 'dialog'],
    otherControls: 'given',
    related: ['Modal', 'CouponSheet', 'GameFilter'],
    aliases: ['drawer', 'action sheet', 'modal', 'panel'],
  } satisfies ComponentDocs<typeof BottomSheet>,
  Drawer: {
    usage: 'Use a drawer for a menu or for filters next to a list that stays in sight.',
    dos: ['Choose `side` by the edge from which it is opened; it follows the text direction.'],
    donts: ["Don't use it for a question; use `ConfirmDialog`."],
    anatomy: [
      ['Title', 'title'],
      ['Content', 'children'],
      ['Actions', 'footer'],
    ],
    keys: ['button', 'dialog'],
    otherControls: 'given',
    related: ['BottomSheet', 'SideMenu'],
    aliases: ['off-canvas', 'side panel', 'modal'],
  } satisfies ComponentDocs<typeof Drawer>,
  FullModal: {
    usage: 'Use it for a task that takes the whole page, such as signing in on a phone.',
    dos: ['Give it one task and one way out.'],
    donts: ["Don't use it for reading; a page has a URL."],
    anatomy: [['Title', 'title'], ['Close button'], ['Content', 'children']],
    keys: ['button', 'dialog'],
    otherControls: 'given',
    related: ['WideModal', 'SignInForm'],
    aliases: ['full-screen dialog', 'takeover', 'modal'],
  } satisfies ComponentDocs<typeof FullModal>,
  WideModal: {
    usage: 'Use it for a long form over the page, such as a registration.',
    dos: ['Set `closable` to false for content that is shown once, such as credentials.'],
    donts: ["Don't use it for a question or a short choice; use `Modal`."],
    anatomy: [
      ['Title', 'title'],
      ['Close button', 'closable'],
      ['Content', 'children', 'column'],
      ['Actions', 'footer'],
    ],
    keys: ['button', 'dialog'],
    otherControls: 'given',
    related: ['FullModal', 'RegistrationForm'],
    aliases: ['large dialog', 'modal', 'form dialog'],
  } satisfies ComponentDocs<typeof WideModal>,
};

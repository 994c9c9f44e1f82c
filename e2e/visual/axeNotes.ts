/**
 * Rules that axe can't decide everywhere, with the result of the check by hand. An undecided rule without a note
 * fails its story, so that a person checks it first.
 */
export const axeNotes: Readonly<Record<string, string>> = {
  'color-contrast':
    'The ground is a picture, a gradient (a suspended price’s hatching, a tile’s veil) or lies under another element, ' +
    'such as a dialog’s scrim. The pairs of our colours are lines of packages/brand/src/contrastPairs.ts and are ' +
    'checked in every mode of every brand.',
  'aria-hidden-focus':
    'Two empty elements at the ends of an open dialog catch the focus that leaves it and send it back inside: they are ' +
    'hidden from readers and never keep the focus. Walked by keyboard in the stories of every dialog.',
  'frame-tested':
    'The page inside a frame is the payment provider’s: it stands in a sandbox that nothing reaches into. The frame ' +
    'itself has a title, and a way out beside it.',
  'scrollable-region-focusable':
    'An open menu scrolls with its items, which the arrow keys walk through; the list itself takes no focus. Walked by ' +
    'keyboard in its story.',
  'target-size':
    'A name in the header is longer than its place and ends in an ellipsis: axe can’t tell how much of the link is in ' +
    'sight. Its box is as high as the header and wider than 24 px.',
  'label-content-name-mismatch':
    'The visible text of the control is one letter or sign (the B of a banker, plus, minus), which axe takes for a ' +
    'drawing; the name says it in words.',
};

import { after } from '../clock/after.ts';
import { serverNow } from '../clock/clock.ts';
import { deadline } from '../clock/deadline.ts';
import { isVisible, onVisibility } from '../page/visibility.ts';
import { tabLock } from './tabLock.ts';

/** Clock, lock and visibility of this page, for `startPoll`. */
export const pagePollDeps = {
  deadline,
  tabLock,
  now: serverNow,
  after,
  isActive: isVisible,
  onActiveChange: onVisibility,
};

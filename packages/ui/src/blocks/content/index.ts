export { ErrorPage, type ErrorPageProps } from './ErrorPage/ErrorPage.tsx';
export {
  NoticeBar,
  noticeBarTones,
  type NoticeBarProps,
  type NoticeBarTone,
} from './NoticeBar/NoticeBar.tsx';

export { HelpLines, type HelpLine, type HelpLinesProps } from './HelpLines/HelpLines.tsx';
export {
  LimitApproval,
  type LimitApprovalProps,
  type LimitApprovalLabels,
  type LimitChange,
} from './LimitApproval/LimitApproval.tsx';
export {
  LimitCard,
  LimitCardSkeleton,
  limitNoteKinds,
  type LimitCardProps,
  type LimitNote,
  type LimitNoteKind,
  type LimitUse,
} from './LimitCard/LimitCard.tsx';
export {
  LimitForm,
  type AmountLimitField,
  type ChoiceLimitField,
  type LimitField,
  type LimitFormProps,
} from './LimitForm/LimitForm.tsx';
export {
  RealityCheck,
  type RealityCheckProps,
  type RealityCheckLabels,
  type RealityDetail,
} from './RealityCheck/RealityCheck.tsx';
export {
  SafetyBar,
  safetyBarKinds,
  type SafetyBarKind,
  type SafetyBarProps,
} from './SafetyBar/SafetyBar.tsx';
export {
  SelfExclusion,
  type SelfExclusionProps,
  type SelfExclusionValues,
  type SelfExclusionLabels,
} from './SelfExclusion/SelfExclusion.tsx';
export { SessionLimit, type SessionLimitProps } from './SessionLimit/SessionLimit.tsx';
export { SessionTime, type SessionTimeProps } from './SessionTime/SessionTime.tsx';
export { TakeABreak, type BreakOption, type TakeABreakProps } from './TakeABreak/TakeABreak.tsx';

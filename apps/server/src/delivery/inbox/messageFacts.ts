import type { MessageSubject } from '@touchline/contract';

/** Subject of a message that the platform writes: its kind, and the data from which the app composes the text. */
export type PlatformSubject = Exclude<MessageSubject, { kind: 'operator' }>;

type WithoutKind<Subject> = Subject extends unknown ? Omit<Subject, 'kind'> : never;

/** Data of a message as stored; empty for the message of an operator. */
export type MessageFacts = WithoutKind<PlatformSubject> | Readonly<Record<string, never>>;

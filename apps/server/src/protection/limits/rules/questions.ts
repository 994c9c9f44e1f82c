/** Stable names; the app has the messages. */
interface Question {
  readonly id: string;
  readonly answers: readonly string[];
  readonly right: string;
}

/** Statement that a player has to agree to before a self-exclusion: the second of its two steps. */
const CONSEQUENCES: readonly Question[] = [
  { id: 'exclusion-consequences', answers: ['understood', 'not-understood'], right: 'understood' },
];

/** Questions on what a player should know before depositing more. */
const TEST: readonly Question[] = [
  { id: 'games-are-chance', answers: ['skill-wins', 'house-wins', 'patience-wins'], right: 'house-wins' },
  { id: 'chasing-losses', answers: ['stake-more', 'borrow', 'stop'], right: 'stop' },
  { id: 'money-to-play', answers: ['spare', 'rent', 'borrowed'], right: 'spare' },
];

/** Returns the questions of a change. */
export function questionsFor(what: { readonly hasExclusion: boolean; readonly hasTest: boolean }) {
  return [...(what.hasExclusion ? CONSEQUENCES : []), ...(what.hasTest ? TEST : [])];
}

/** Converts a question to the wire format, without the right answer. */
export function shownQuestion({ id, answers }: Question) {
  return { id, question: id, answers: answers.map((answer) => ({ id: answer, answer })) };
}

export interface GivenAnswer {
  readonly questionId: string;
  readonly answerId: string;
}

/** Judges answers: each question needs exactly one answer, and the right one. */
export function judgeAnswers(questionIds: readonly string[], given: readonly GivenAnswer[]) {
  const known = [...CONSEQUENCES, ...TEST];
  return questionIds.map((questionId) => {
    const right = known.find(({ id }) => id === questionId)?.right;
    const answers = given.filter((answer) => answer.questionId === questionId);
    return { questionId, isRight: answers.length === 1 && answers[0]?.answerId === right };
  });
}

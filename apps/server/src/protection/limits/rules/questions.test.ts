import { expect, test } from 'vitest';
import { judgeAnswers, questionsFor, shownQuestion } from './questions.ts';

const ids = (what: Parameters<typeof questionsFor>[0]) => questionsFor(what).map(({ id }) => id);

test('an exclusion asks for its consequences, a test for what a player should know, both together for both', () => {
  expect(ids({ hasExclusion: true, hasTest: false })).toEqual(['exclusion-consequences']);
  expect(ids({ hasExclusion: false, hasTest: true })).toEqual([
    'games-are-chance',
    'chasing-losses',
    'money-to-play',
  ]);
  expect(ids({ hasExclusion: true, hasTest: true })).toHaveLength(4);
  expect(ids({ hasExclusion: false, hasTest: false })).toEqual([]);
});

test('the right answer is among the others, and isn’t sent', () => {
  for (const question of questionsFor({ hasExclusion: true, hasTest: true })) {
    const shown = shownQuestion(question);
    expect(shown).toEqual({
      id: question.id,
      question: question.id,
      answers: question.answers.map((answer) => ({ id: answer, answer })),
    });
    expect(new Set(question.answers).size).toBe(question.answers.length);
    expect(question.answers).toContain(question.right);
    const judged = question.answers.map((answerId) =>
      judgeAnswers([question.id], [{ questionId: question.id, answerId }]),
    );
    expect(judged.flat().filter(({ isRight }) => isRight)).toHaveLength(1);
  }
});

test('every answer has a name', () => {
  const names = questionsFor({ hasExclusion: true, hasTest: true }).flatMap(({ answers }) => answers);
  expect(names.every((name) => /^[a-z][a-z-]+$/.test(name))).toBe(true);
});

test('an answer is right once, for its own question', () => {
  const right = { questionId: 'chasing-losses', answerId: 'stop' };
  const judge = (...given: Parameters<typeof judgeAnswers>[1]) =>
    judgeAnswers(['chasing-losses'], given)[0]?.isRight;
  expect(judge(right)).toBe(true);
  expect(judge()).toBe(false);
  expect(judge(right, right)).toBe(false);
  expect(judge({ questionId: 'money-to-play', answerId: 'stop' })).toBe(false);
  expect(judge(right, { questionId: 'money-to-play', answerId: 'rent' })).toBe(true);
  expect(judgeAnswers(['no-such'], [{ questionId: 'no-such', answerId: 'x' }])[0]?.isRight).toBe(false);
});

import { Refusal } from '#platform/refusal.ts';
import type { IssueState } from '../issue-states.ts';
import { stateLabels } from './issues.ts';

export const refusals = {
  issueNotFound: () => new Refusal('issue_not_found', 404, 'There is no such issue.'),
  wrongState: (state: IssueState) =>
    new Refusal('wrong_state', 409, `This does not fit an issue with the state “${stateLabels[state]}”.`),
  noSubject: () => new Refusal('no_subject', 409, 'Please write a subject first.'),
  noReaders: () =>
    new Refusal('no_readers', 409, 'Nobody has confirmed the newsletter yet, so it would reach no one.'),
};

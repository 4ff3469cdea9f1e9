import { problemCatalogue, type ProblemCode } from '../problems.ts';

type OfCatalogue = { [Code in ProblemCode as `problem.${Code}`]: (typeof problemCatalogue)[Code]['detail'] };
const ofCatalogue = Object.fromEntries(
  Object.entries(problemCatalogue).map(([code, { detail }]) => [`problem.${code}`, detail]),
) as OfCatalogue;

/** What is said of each problem of the catalogue, and the more exact sentences in their place. */
export const problemSentences = {
  ...ofCatalogue,
  'problem.too-many-sign-ins.seconds':
    'Too many failed attempts to sign in. Please wait {seconds} seconds and try again.',
  'problem.too-many-sign-ins.minutes':
    'Too many failed attempts to sign in. Please wait {minutes} minutes and try again.',
  'problem.too-many-sign-ins.at-once':
    'A passkey works at once, and so does a phone or computer where you have signed in before.',
  'problem.not-allowed.email': 'Your e-mail address signs you in here. Ask your administrator to change it.',
  'problem.not-allowed.profile': 'Only the person themselves changes their profile.',
  'problem.not-allowed.incident-status': 'Only a supervisor sets the status of an incident.',
  'problem.not-allowed.claim-content':
    'Only the person who filed this claim changes what it says. You may take it under review.',
  'problem.not-allowed.claim-documents': 'Only the person who filed this claim sends its documents.',
  'problem.not-allowed.take-claim': 'Only a supervisor takes a claim under review.',
  'problem.not-allowed.policy': 'Only an administrator sets what the policy says.',
  'problem.not-allowed.add-documents': 'Only an administrator, or the supervisor of a crew, adds documents.',
  'problem.not-allowed.company-document':
    'This document is the whole company’s. Only an administrator changes it.',
  'problem.not-allowed.crew-document':
    'Only the supervisor of the crew or an administrator changes this document.',
  'problem.invalid-input.http': 'The request is not readable HTTP.',
  'problem.invalid-input.characters': 'The text contains a character that cannot be stored.',
  'problem.invalid-input.list': 'Some lines of the list cannot be used. Nothing was imported.',
  'problem.invalid-input.documents': 'At most {most} documents can be asked at once; {named} were named.',
  'problem.unknown-documents.named': 'These documents do not exist or are no longer offered: {names}.',
  'problem.unknown-documents.more':
    'These documents do not exist or are no longer offered: {names} and {more} more.',
  'problem.too-many-files.claim': 'A claim holds at most {most} files.',
  'problem.document-exists.retired':
    'This file is there already: “{title}”, which is retired. Bring it back instead.',
  'problem.document-exists.named': 'This file is there already: “{title}”.',
  'problem.unsupported-document-type.old':
    'This is an old Word or Excel file. Save it as DOCX or PDF and add that.',
  'problem.unsupported-document-type.not-text':
    'This file is not text, though its name says so: it holds bytes that no text has.',
  'problem.unsupported-document-type.no-ending':
    "A document's name ends in .pdf, .docx, .md or .txt; this one ends in nothing.",
  'problem.unsupported-document-type.other-ending':
    "A document's name ends in .pdf, .docx, .md or .txt; this one ends in {ending}.",
  'problem.unsupported-document-type.not-as-named':
    'The name ends in {ending}, but the file is {what}. Give it the right ending and add it again.',
  'document-kind.pdf': 'a PDF',
  'document-kind.word': 'a Word document (DOCX)',
  'document-kind.text': 'a text',
  'document-kind.other': 'something else',
  'problem.incident.is-open': 'A new incident is open.',
  'problem.incident.can-become': 'An incident that is {from} can become {allowed}, not {to}.',
  'incident-status.open': 'open',
  'incident-status.in_progress': 'in_progress',
  'incident-status.closed': 'closed',
  'problem.claim.take': 'A claim that is {status} cannot be taken under review.',
  'problem.claim.ask': 'A claim that is {status} cannot be asked about.',
  'problem.claim.approve': 'A claim that is {status} cannot be approved.',
  'problem.claim.reject': 'A claim that is {status} cannot be rejected.',
  'problem.claim.contest': 'A claim that is {status} cannot be contested.',
  'problem.claim.by-supervisor': 'Only a supervisor decides a claim, and never back.',
  'problem.claim.contested-is-reviewed': 'A claim that is contested is under review again.',
  'problem.claim.by-decision':
    'A claim is approved, rejected or asked about by a decision, and its owner alone contests one.',
  'problem.claim.is-final': 'Its status is final.',
  'problem.claim.can-become': 'It can become {statuses}.',
  'claim-status.pending': 'pending',
  'claim-status.under_review': 'under review',
  'claim-status.approved': 'approved',
  'claim-status.rejected': 'rejected',
  'field.claim-is-final': 'Its status is final',
  'field.claim-can-become': 'It can become {statuses}',
  'problem.claim.nothing-sent': 'Nothing was sent for this document yet.',
  'problem.claim.contest-reason': 'Say why you contest the decision.',
  'problem.claim-closed.rejected':
    'This claim was rejected. To change it or add facts, contest the decision and say why.',
  'problem.claim-exists.named':
    'Claim {number} is already filed on this incident. File another one only if it is for something else.',
  'problem.claim-decided.approved': '{name} approved this claim on {day, date, long}.',
  'problem.claim-decided.rejected': '{name} rejected this claim on {day, date, long}.',
  'problem.changed-meanwhile.document':
    'A newer file came, or somebody else judged it meanwhile. Look at it as it is now.',
  'problem.changed-meanwhile.claim-documents':
    'A document came or was judged after you opened this claim. Look at it before you decide.',
  'problem.reason-required.amount': 'An amount that differs from the ${requested} requested needs a reason.',
  'problem.action.can-become': 'An action that is {from} can become {allowed}, not {to}.',
  'problem.action.is-over': 'An action that is {from} stays so.',
  'action-state.open': 'open',
  'action-state.in-progress': 'in-progress',
  'action-state.done': 'done',
  'action-state.verified': 'verified',
  'action-state.reopened': 'reopened',
  'action-state.rejected': 'rejected',
  'problem.reason-required.action': 'Say why this is not to be done.',
  'problem.too-many-files.action': 'An action holds at most {most} files.',
  'problem.not-allowed.change-action':
    'Only the person who made this action, or a supervisor, changes what it says.',
  'problem.not-allowed.do-action':
    'Only the person who has this action, the person who made it, or a supervisor does this.',
  'problem.not-allowed.verify-action': 'Only a supervisor verifies an action.',
  'problem.not-allowed.reject-action': 'Only a supervisor rejects an action.',
} as const;

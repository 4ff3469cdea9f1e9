import { readEmergency, type Emergency } from '../emergency/read-emergency.ts';
import { likelyOf, type Likely } from '../ranking/section-model.ts';
import { readQuestion, type Question } from '../reading/question.ts';
import type { Vocabulary } from '../reading/spelling.ts';
import { claimOf, type Claim } from './claims.ts';
import { premiseOf, type Premise } from './premise-asked.ts';
import { demandOf, type Demand } from './required-content.ts';

/** A question with all that is decided by. */
export type PreparedQuery = Question &
  Readonly<{
    /** Which sections of the library likely answer it. */
    likely: Likely;
    /** Whether somebody is hurt now, and how. */
    emergency: Emergency;
    /** What a sentence has to say to answer it, beside its words. */
    demand: Demand | null;
    /** What it takes to be so, where it does not only ask. */
    premise: Premise | null;
    /** What it says to be so, in full, to be held against what is often believed. */
    claim: Claim | null;
  }>;

/** Reads a question with the vocabulary of the documents that are searched. */
export function prepareQuery(typed: string, vocabulary: Vocabulary): PreparedQuery {
  const question = readQuestion(typed, vocabulary);
  return {
    ...question,
    likely: likelyOf(question.said),
    emergency: readEmergency(question.typed),
    demand: demandOf(question.text),
    premise: premiseOf(question.text),
    claim: claimOf(question.text),
  };
}

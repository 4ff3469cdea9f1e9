import { coded } from './coded.ts';

/**
 * What 29 CFR 1904.39 exempts, in our words, with the paragraph as a user reads it. The comment over each says which
 * stored text the sentence was held against, and what that text says in short. Nothing stands here from memory: where
 * only the content was found but not the number of its paragraph, the section alone is named.
 */
export const exemptions = {
  /**
   * Checked: Copy of the regulation with its paragraph numbers (cld.bz/bookdata/DGPntP, page 27): in a construction work
   * zone report; on a public street or highway otherwise not, but record it.
   */
  road: coded('osha.exemption.road'),
  /**
   * Checked: deflaw.com/insights/osha-basics-incident-reporting repeats it with airplane, train, subway, bus, and that it
   * is recorded. The number of the paragraph was not found in any stored copy: not shown.
   */
  transport: coded('osha.exemption.transport'),
  /**
   * Checked: OSHA’s guidance quoted at forconstructionpros.com (2020-10-06) cites (b)(6): the fatality occurs within
   * thirty days of the incident. labor.nc.gov, Subpart E: the same, and later deaths are still recorded.
   */
  lateDeath: coded('osha.exemption.late-death'),
  /**
   * Checked: The same guidance cites (b)(6) for admissions; oshadefensereport.com (2015-12-01) quotes the sentence for
   * amputations; osha.gov/taxonomy/term/23828: surgery scheduled beyond 24 hours is not reported.
   */
  lateEvent: coded('osha.exemption.late-event'),
  /**
   * Checked: jjkellersafety.com (2023-09-05) after OSHA’s answers: formal admission for care or treatment counts, first
   * aid there as well; observation or tests only do not. Two public programs that quote the regulation give
   * (b)(9) for the one and (b)(10) for the other.
   */
  observation: coded('osha.exemption.observation'),
  /**
   * Checked: OSHA’s letter of 2014-12-16 quotes (b)(11) whole, with enucleations besides; osha.gov/faq/599: rely on the
   * diagnosis where there is one, else on the definition.
   */
  notAmputation: coded('osha.exemption.not-amputation'),
  /**
   * Checked: osha.gov/taxonomy/term/23642: no, but reportable when it results in in-patient hospitalization within 24
   * hours; loss of an eye is its physical removal.
   */
  sight: coded('osha.exemption.sight'),
} as const;

/** Questions that decide; each asks for one fact of the paragraphs above. */
export const reportQuestions = {
  died: coded('osha.question.died'),
  admitted: coded('osha.question.admitted'),
  amputated: coded('osha.question.amputated'),
  eye: coded('osha.question.eye'),
  employee: coded('osha.question.employee'),
  road: coded('osha.question.road'),
  zone: coded('osha.question.zone'),
  day: coded('osha.question.day'),
  month: coded('osha.question.month'),
} as const;

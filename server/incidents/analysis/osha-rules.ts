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
  road: 'A motor vehicle accident on a public street or highway need not be reported to OSHA unless it happened in a construction work zone. It must still be recorded. (29 CFR 1904.39(b)(3))',
  /**
   * Checked: deflaw.com/insights/osha-basics-incident-reporting repeats it with airplane, train, subway, bus, and that it
   * is recorded. The number of the paragraph was not found in any stored copy: not shown.
   */
  transport:
    'An event on a commercial or public transportation system, such as a bus, train, subway or airplane, need not be reported to OSHA. It must still be recorded. (29 CFR 1904.39(b))',
  /**
   * Checked: OSHA’s guidance quoted at forconstructionpros.com (2020-10-06) cites (b)(6): the fatality occurs within
   * thirty days of the incident. labor.nc.gov, Subpart E: the same, and later deaths are still recorded.
   */
  lateDeath: 'A death counts only within 30 days of the work-related incident. (29 CFR 1904.39(b)(6))',
  /**
   * Checked: The same guidance cites (b)(6) for admissions; oshadefensereport.com (2015-12-01) quotes the sentence for
   * amputations; osha.gov/taxonomy/term/23828: surgery scheduled beyond 24 hours is not reported.
   */
  lateEvent:
    'An admission, an amputation or the loss of an eye counts only within 24 hours of the work-related incident. (29 CFR 1904.39(b)(6))',
  /**
   * Checked: jjkellersafety.com (2023-09-05) after OSHA’s answers: formal admission for care or treatment counts, first
   * aid there as well; observation or tests only do not. Two public programs that quote the regulation give
   * (b)(9) for the one and (b)(10) for the other.
   */
  observation:
    'A stay for observation or diagnostic testing only is not an in-patient hospitalization. A formal admission with any care or treatment is one. (29 CFR 1904.39(b)(10))',
  /**
   * Checked: OSHA’s letter of 2014-12-16 quotes (b)(11) whole, with enucleations besides; osha.gov/faq/599: rely on the
   * diagnosis where there is one, else on the definition.
   */
  notAmputation:
    'Avulsions, deglovings, scalpings, severed ears and broken or chipped teeth are not amputations. A fingertip is one, with or without bone. Go by the doctor’s diagnosis. (29 CFR 1904.39(b)(11))',
  /**
   * Checked: osha.gov/taxonomy/term/23642: no, but reportable when it results in in-patient hospitalization within 24
   * hours; loss of an eye is its physical removal.
   */
  sight:
    'Loss of sight without removal of the eye is not the loss of an eye. It counts if it leads to an in-patient admission within 24 hours. (OSHA’s answer to a frequent question on 29 CFR 1904.39)',
} as const;

/** Questions that decide; each asks for one fact of the paragraphs above. */
export const reportQuestions = {
  died: 'Has anybody died?',
  admitted:
    'Was anybody formally admitted as an in-patient for care or treatment, not only for observation or tests?',
  amputated: 'Was any part of a limb, finger or toe cut off or lost, even if it was put back?',
  eye: 'Was an eye lost or removed?',
  employee: 'Was the person your employee, or under your day-to-day supervision?',
  road: 'Did it happen on a public street or highway?',
  zone: 'If so, was it in a construction work zone?',
  day: 'Was that within 24 hours of the incident?',
  month: 'Was the death within 30 days of the incident?',
} as const;
